import { createContext, type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { isKeptAsDrawn } from '../hydration/not-loaded';
import { type Address, addressOf, type HistoryEntry, resolveTo } from './address';

export interface NavigateOptions {
  /** Takes the place of the entry that shows: the way back does not lead to it. */
  replace?: boolean;
  /** For the screen that it leads to. */
  state?: unknown;
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

export interface Routing {
  address: Address;
  navigate: Navigate;
}

/** Read it by `useAddress` and `useNavigate`. */
export const RoutingContext = createContext<Routing | undefined>(undefined);

/**
 * Keeps the screens at the address of the browser. The address is React's own state and changes in a transition, so
 * that a screen shows until the code of the next has loaded. Where a part of the page can never be hydrated, the
 * browser loads each address.
 */
export function Router({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(() => addressOf(location, history.state, 'pop'));

  useEffect(() => {
    // Also for links that the browser follows natively, such as the one that skips to the content.
    const goneElsewhere = (): void => {
      if (isKeptAsDrawn()) location.reload();
      else startTransition(() => setAddress(addressOf(location, history.state, 'pop')));
    };
    addEventListener('popstate', goneElsewhere);
    return () => removeEventListener('popstate', goneElsewhere);
  }, []);

  const navigate = useCallback<Navigate>((to, { replace = false, state } = {}) => {
    const entry: HistoryEntry = { key: newKey(), state };
    const href = resolveTo(to, location.pathname);
    if (isKeptAsDrawn()) {
      location[replace ? 'replace' : 'assign'](href);
      return;
    }
    if (replace) history.replaceState(entry, '', href);
    else history.pushState(entry, '', href);
    startTransition(() => setAddress(addressOf(location, entry, replace ? 'replace' : 'push')));
  }, []);

  const routing = useMemo(() => ({ address, navigate }), [address, navigate]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

/** Stands still at a path, where screens are drawn ahead and there is no browser. */
export function RouterAt({ path, children }: { path: string; children: ReactNode }) {
  const address = addressOf({ pathname: path, search: '', hash: '' }, null, 'pop');
  const navigate = (): never => {
    throw new Error('A screen that is drawn ahead leads nowhere.');
  };
  return <RoutingContext value={{ address, navigate }}>{children}</RoutingContext>;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
