import type { ScreenPath } from '@planet-heroes/contracts/kernel/screen-paths';
import { useAddress } from '../../kernel/routing/use-routing';
import { create } from 'zustand';
import { tabStorage } from '../../kernel/browser-storage';
import { SITE } from '../../kernel/config/site';
import { isCompanyScreen } from '../../areas/corporate/company-screens';
import { screenAt } from '../routes';
import { startsInBusinessMode } from './starts-in-business-mode';

export type AudienceMode = 'consumer' | 'business';

/** Kept for this tab: a reload keeps the choice, and a new visit starts as its hostname says. */
const STORAGE_KEY = 'planet-heroes:mode';

interface ModeState {
  /** What the visitor chose with the toggle, before that what the hostname says. */
  chosen: AudienceMode;
  /** The company screen that is turned to consumers, until it is left. */
  turned: ScreenPath | undefined;
  /** Whether the hostname chose business mode: then the logo is a text brand (spec document 1, section 2). */
  readonly startedByHost: boolean;
}

/** Whom the shell addresses: consumers or companies. The initial state is what screens are drawn ahead with. */
export const useModeStore = create<ModeState>()(() => ({
  chosen: 'consumer',
  turned: undefined,
  startedByHost: false,
}));

const startedByHost = startsInBusinessMode(globalThis.location?.hostname ?? '', SITE.businessHostMarker);
useModeStore.setState({ chosen: remembered() ?? (startedByHost ? 'business' : 'consumer'), startedByHost });

/** The mode of the current screen. Screens for companies only are in business mode, regardless of the choice. */
export function useAudienceMode(): AudienceMode {
  const { pathname } = useAddress();
  const screen = screenAt(pathname)?.path;
  return useModeStore(({ chosen, turned }) => isCompanyScreen(pathname) && screen !== turned ? 'business' : chosen);
}

/** What the toggle does on the screen at a path. */
export function chooseMode(chosen: AudienceMode, pathname: string): void {
  useModeStore.setState({ chosen, turned: chosen === 'consumer' ? screenAt(pathname)?.path : undefined });
  tabStorage.setItem(STORAGE_KEY, chosen);
}

/** A company screen that was turned to consumers is one for companies again once it was left. */
export function leaveScreen(pathname: string): void {
  const { turned } = useModeStore.getState();
  if (turned && turned === screenAt(pathname)?.path) useModeStore.setState({ turned: undefined });
}

function remembered(): AudienceMode | undefined {
  const mode = tabStorage.getItem(STORAGE_KEY);
  return mode === 'consumer' || mode === 'business' ? mode : undefined;
}
