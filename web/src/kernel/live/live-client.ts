import { LiveConnection } from './live-connection';
import { loadRooms, rooms } from './load-rooms';
import { openSocket } from './open-socket';

/** The page's live connection. It does nothing until `LiveUpdates` starts it. */
export const liveConnection = new LiveConnection({
  openSocket: async () => (await Promise.all([openSocket(), loadRooms()]))[0],
  fold: (kind, state, change) => rooms()[kind].fold(state, change),
  browserEvents: globalThis,
  random: Math.random,
});
