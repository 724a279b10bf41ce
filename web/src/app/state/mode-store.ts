import { create } from 'zustand';
import { startsInBusinessMode } from './starts-in-business-mode';

export type AudienceMode = 'consumer' | 'business';

interface ModeState {
  mode: AudienceMode;
  /** Whether the hostname chose business mode: then the logo is a text brand (spec document 1, section 2). */
  readonly startedByHost: boolean;
  setMode: (mode: AudienceMode) => void;
}

/** Whom the shell addresses: consumers or companies. The initial state is what screens are drawn ahead with. */
export const useModeStore = create<ModeState>()((set) => ({
  mode: 'consumer',
  startedByHost: false,
  setMode: (mode) => set({ mode }),
}));

if (startsInBusinessMode(globalThis.location?.hostname ?? '', import.meta.env.VITE_B2B_HOST_MARKER)) {
  useModeStore.setState({ mode: 'business', startedByHost: true });
}
