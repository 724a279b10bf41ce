import type { ClientToServerEvents, ServerToClientEvents } from '@planet-heroes/contracts/socket-map';

interface ConnectionEvents {
  connect: () => void;
  connect_error: (error: Error) => void;
  disconnect: (reason: string) => void;
}
export type LiveSocketEvents = ServerToClientEvents & ConnectionEvents;

/** The part of a Socket.IO client that the live connection uses. It never reconnects on its own. */
export interface LiveSocket {
  connect(): unknown;
  disconnect(): unknown;
  on<E extends keyof LiveSocketEvents>(event: E, listener: LiveSocketEvents[E]): unknown;
  emit<E extends keyof ClientToServerEvents>(event: E, ...parameters: Parameters<ClientToServerEvents[E]>): unknown;
}

/** `connecting` is a short grace after the start or a drop; when it ends without a connection, polling starts. */
export type LiveStatus = 'connecting' | 'catching-up' | 'live' | 'polling';
