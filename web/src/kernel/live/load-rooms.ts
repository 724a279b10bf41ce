import type { LiveSocket } from './live-socket';
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

/** Loads Socket.IO after the first load. */
export async function loadSocket() {
  // Named here: of a module that is handed on whole, nothing can be left out.
  const { io } = await import('socket.io-client');
  return io;
}

/** A socket to this origin, not yet connected. */
export async function openSocket(): Promise<LiveSocket> {
  return (await loadSocket())({
    transports: ['websocket'],
    withCredentials: true,
    autoConnect: false,
    reconnection: false,
  }) as unknown as LiveSocket;
}
