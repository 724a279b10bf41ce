import type { LiveRooms } from './rooms';

let load: (() => Promise<LiveRooms>) | undefined;
let loaded: LiveRooms | undefined;

/** Hands in where the areas' rooms are loaded from, before the live connection starts. */
export function handInRooms(from: () => Promise<LiveRooms>): void {
  load = from;
}

/**
 * Loads the areas' room handlers after the first load: nothing comes from a room before there is a socket.
 */
export async function loadRooms(): Promise<LiveRooms> {
  return (loaded ??= await load!());
}

/** What `loadRooms` has loaded. */
export function rooms(): LiveRooms {
  if (!loaded) throw new Error('The rooms come before the socket.');
  return loaded;
}
