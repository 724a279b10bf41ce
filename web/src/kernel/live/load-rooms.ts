import type * as Rooms from './rooms';

let loaded: typeof Rooms | undefined;

/**
 * Loads what the pages do with rooms, which is no part of the first load: nothing comes from a room before there is a
 * socket.
 */
export async function loadRooms(): Promise<typeof Rooms> {
  return (loaded ??= await import('./rooms'));
}

/** What `loadRooms` has loaded. */
export function rooms(): typeof Rooms {
  if (!loaded) throw new Error('The rooms come before the socket.');
  return loaded;
}
