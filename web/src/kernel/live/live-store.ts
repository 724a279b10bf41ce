import { create } from 'zustand';
import { LiveConnection } from './live-connection';
import type { LiveStatus } from './live-socket';
import { onAsOf } from '../api/send';
import { wantsLittleData } from '../hydration/after-first-paint';
import { loadRooms, openSocket, rooms } from './load-rooms';

/** The page's live connection. It does nothing until `LiveUpdates` starts it. */
export const liveConnection = new LiveConnection({
  openSocket: async () => (await Promise.all([openSocket(), loadRooms()]))[0],
  fold: (kind, state, change) => rooms()[kind].fold(state, change),
  browserEvents: globalThis,
  random: Math.random,
  now: () => performance.timeOrigin + performance.now(),
  isSparing: () => globalThis.document?.hidden === true || wantsLittleData(),
});

interface LiveStore {
  status: LiveStatus;
  /** How old what is shown may be while it is live, in whole seconds; 0 below two. */
  secondsBehind: number;
  /** The visitor froze live updates (WCAG 2.2.2). Neither pushed nor polled changes show until they resume. */
  isPaused: boolean;
  pause(): void;
  resume(): void;
}

/** How live the page is, for the badge, the pollers and anything that moves. */
export const useLiveStore = create<LiveStore>((set) => ({
  status: liveConnection.status,
  secondsBehind: 0,
  isPaused: false,
  pause() {
    liveConnection.pause();
    set({ isPaused: true });
  },
  resume() {
    liveConnection.resume();
    set({ isPaused: false });
  },
}));

onAsOf((at) => liveConnection.notePolled(at));

liveConnection.onAge((ageMs) => {
  const secondsBehind = ageMs < 2000 ? 0 : Math.floor(ageMs / 1000);
  if (secondsBehind !== useLiveStore.getState().secondsBehind) useLiveStore.setState({ secondsBehind });
});

liveConnection.onStatus((status) => {
  useLiveStore.setState({ status });
  // For styles and outside observers: not every screen has a badge.
  if (globalThis.document) document.documentElement.dataset.live = status;
});
