import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { rememberedToken, rememberToken, SessionContext } from '../kernel/desk/operator-session';
import { MESSAGES } from '../kernel/desk/messages';
import { usePageQuery } from '../kernel/routing/use-page-query';
import { useAddress } from '../kernel/routing/use-routing';
import { pageAt } from './desk-pages';
import { Frame } from './layout/desk/frame';
import { TokenDialog, TokenForm } from './layout/desk/token-form';

/** Each page mounts again: nothing is shown that was read for another. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { gcTime: 0, staleTime: 0, retry: false, networkMode: 'always' } },
});

/** The operators' pages: the form until somebody has signed in, then the page of this address. */
export function App() {
  const [token, setToken] = useState(rememberedToken);
  /** The page stays while a new token is asked for, with its place and all it remembers. */
  const [opened, setOpened] = useState(token !== undefined);
  const { pathname, arrival } = useAddress();
  const [query] = usePageQuery();
  const { title, name, Screen, One } = pageAt(pathname);
  const id = query.get('id');

  const take = useCallback((next: string | undefined): void => {
    rememberToken(next);
    setToken(next);
    if (next) setOpened(true);
  }, []);
  const forget = useCallback(() => take(undefined), [take]);
  const session = useMemo(() => ({ token, onRefused: forget }), [token, forget]);
  useEffect(() => {
    document.title = MESSAGES.documentTitle(title);
  }, [title]);
  const shown = useRef(pathname);
  useEffect(() => {
    // Another query of the same page keeps its place, and so does the way back.
    if (pathname !== shown.current && arrival === 'push') scrollTo({ top: 0, behavior: 'instant' });
    shown.current = pathname;
  }, [pathname, arrival]);

  if (!opened) {
    return (
      <main className="gate">
        <p className="eyebrow">{MESSAGES.product}</p>
        <h1>{title}</h1>
        <p>{MESSAGES.token.intro}</p>
        <TokenForm onToken={take} />
      </main>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <Frame
          page={name}
          title={title}
          onLeft={() => {
            forget();
            setOpened(false);
          }}
        >
          {One && id !== null ? <One key={id} id={id} /> : <Screen />}
        </Frame>
        {!token && <TokenDialog onToken={take} />}
      </SessionContext>
    </QueryClientProvider>
  );
}
