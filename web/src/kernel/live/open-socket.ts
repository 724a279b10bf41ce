import type { LiveSocket } from './live-socket';

const CONNECT_TIMEOUT_MS = 8000;

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
    timeout: CONNECT_TIMEOUT_MS,
  }) as unknown as LiveSocket;
}
