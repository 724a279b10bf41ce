import type { LiveSocket } from './live-socket';

const CONNECT_TIMEOUT_MS = 8000;

/** A socket to this origin, not yet connected. Socket.IO is loaded here, so that it is no part of the first load. */
export async function openSocket(): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  return io({
    transports: ['websocket'],
    withCredentials: true,
    autoConnect: false,
    reconnection: false,
    timeout: CONNECT_TIMEOUT_MS,
  }) as unknown as LiveSocket;
}
