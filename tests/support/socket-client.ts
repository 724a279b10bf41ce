import { io, type Socket } from 'socket.io-client';
import type {
  ClientToServerEvents,
  RoomChange,
  ServerToClientEvents,
  SubscribeAck,
} from '@planet-heroes/contracts/socket-map';
import { until } from './until.js';

/** A client of the rooms, with every message that came. */
export interface RoomClient {
  socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  messages: RoomChange[];
  subscribe(room: string): Promise<SubscribeAck>;
}

export async function connectToRooms(
  address: string,
  auth: Record<string, unknown> = {},
  extraHeaders: Record<string, string> = {},
): Promise<RoomClient> {
  const socket: RoomClient['socket'] = io(address, { transports: ['websocket'], forceNew: true, auth, extraHeaders });
  const messages: RoomChange[] = [];
  socket.on('room:changed', (message) => messages.push(message));
  await until('the socket to connect', () => socket.connected);
  return {
    socket,
    messages,
    subscribe: (room) => socket.emitWithAck('room:subscribe', { room } as never) as Promise<SubscribeAck>,
  };
}
