import { LiveConnection } from './live-connection';
import { openSocket } from './open-socket';

/** The page's live connection. It does nothing until `LiveProvider` starts it. */
export const liveConnection = new LiveConnection({
  openSocket,
  browserEvents: globalThis,
  random: Math.random,
});
