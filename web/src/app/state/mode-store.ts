import type { ScreenPath } from '@planet-heroes/contracts/kernel/screen-paths';
import { useAddress } from '../../kernel/routing/use-routing';
import { create } from 'zustand';
import { tabStorage } from '../../kernel/browser-storage';
import { SITE } from '../../kernel/config/site';
import { isCompanyScreen } from '../../areas/corporate/company-screens';
import { startsInBusinessMode } from './starts-in-business-mode';

export type AudienceMode = 'consumer' | 'business';

/** Kept for this tab: a reload keeps the choice, and a new visit starts as its hostname says. */
const STORAGE_KEY = 'planet-heroes:mode';

interface ModeState {
  /** What the visitor chose with the toggle, before that what the hostname says. */
  chosen: AudienceMode;
  /** Whether the hostname chose business mode: then the logo is a text brand (spec document 1, section 2). */
  readonly startedByHost: boolean;
}

/** Whom the shell addresses: consumers or companies. The initial state is what screens are drawn ahead with. */
export const useModeStore = create<ModeState>()(() => ({
  chosen: 'consumer',
  startedByHost: false,
}));

const startedByHost = startsInBusinessMode(globalThis.location?.hostname ?? '', SITE.businessHostMarker);
useModeStore.setState({ chosen: remembered() ?? (startedByHost ? 'business' : 'consumer'), startedByHost });

/** The mode of the current screen. Screens for companies only are in business mode, regardless of the choice. */
export function useAudienceMode(): AudienceMode {
  const { pathname } = useAddress();
  return useModeStore(({ chosen }) => isCompanyScreen(pathname) ? 'business' : chosen);
}

/** What the toggle does: it leads to where those of the mode begin, unless the screen is for them already. */
export function chooseMode(chosen: AudienceMode, pathname: string, navigate: (to: ScreenPath) => void): void {
  useModeStore.setState({ chosen });
  tabStorage.setItem(STORAGE_KEY, chosen);
  if (isCompanyScreen(pathname) !== (chosen === 'business')) navigate(chosen === 'business' ? '/corporate-dashboard' : '/');
}

function remembered(): AudienceMode | undefined {
  const mode = tabStorage.getItem(STORAGE_KEY);
  return mode === 'consumer' || mode === 'business' ? mode : undefined;
}
