import { create } from 'zustand';
import { liveConnection } from './live-client';
import type { LiveStatus } from './live-status';

interface LiveStore {
  status: LiveStatus;
  /** The visitor froze live updates (WCAG 2.2.2). Neither pushed nor polled changes show until they resume. */
  isPaused: boolean;
  pause(): void;
  resume(): void;
}

/** How live the page is, for the badge, the pollers and anything that moves. */
export const useLiveStore = create<LiveStore>((set) => ({
  status: liveConnection.status,
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

liveConnection.onStatus((status) => {
  useLiveStore.setState({ status });
  // For styles and outside observers: not every screen has a badge.
  if (globalThis.document) document.documentElement.dataset.live = status;
});
