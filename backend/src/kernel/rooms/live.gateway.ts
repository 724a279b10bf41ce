import { Inject } from '@nestjs/common';
import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import type { z } from 'zod';
import { AppError, type Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import {
  type ClientToServerEvents,
  commandWatchSchema,
  type RoomName,
  roomSubscribeSchema,
  roomUnsubscribeSchema,
  type ServerToClientEvents,
} from '@planet-heroes/contracts/socket-map';
import { isDatabaseUnavailable } from '@planet-heroes/domain/kernel/database/database-unavailable';
import { BACKEND_DEPENDENCIES, type BackendDependencies } from '../../backend-dependencies.js';
import { AcceptedCommands } from '../commands/accepted-commands.js';
import { BackendMetrics } from '../observability/backend-metrics.js';
import { FaultRing } from '../observability/fault-ring.js';
import { isSameOrigin } from '../http/origin.js';
import { limitConnection } from './connection-budget.js';
import { KeyHolders } from '../../areas/companies/key-holders.js';
import { limitMessages } from './message-limit.js';
import { RoomAccess } from './room-access.js';
import { Rooms } from './rooms.js';

type LiveServer = Server<ClientToServerEvents, ServerToClientEvents>;
type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents>;

const MAX_MESSAGE_BYTES = 8 * 1024;
/** A connection on which nobody connects to the namespace is closed after so many ms. */
const CONNECT_MS = 10_000;
/** Over so many ms clients are sent away whose streams hold no more. */
const COME_AGAIN_MS = 1_000;

/** Carries the rooms' messages over Socket.IO, by websocket alone, so that no balancer needs sticky sessions. */
@WebSocketGateway({
  transports: ['websocket'],
  maxHttpBufferSize: MAX_MESSAGE_BYTES,
  serveClient: false,
  connectTimeout: CONNECT_MS,
  allowRequest: (request: { headers: Record<string, string> }, decide: (error: string | null, ok: boolean) => void) =>
    decide(null, isSameOrigin(request.headers)),
})
export class LiveGateway implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket> {
  private server: LiveServer | undefined;

  constructor(
    @Inject(Rooms) private readonly rooms: Rooms,
    @Inject(RoomAccess) private readonly access: RoomAccess,
    @Inject(KeyHolders) private readonly keyHolders: KeyHolders,
    @Inject(AcceptedCommands) private readonly accepted: AcceptedCommands,
    @Inject(BackendMetrics) private readonly metrics: BackendMetrics,
    @Inject(FaultRing) private readonly faults: FaultRing,
    @Inject(BACKEND_DEPENDENCIES) private readonly dependencies: BackendDependencies,
  ) {}

  /** How many sockets are connected, and who follows what, by kind of room. */
  connections(): Overview['sockets'] {
    const { sockets, adapter } = this.server!.sockets;
    const kinds = new Map<string, { kind: string; rooms: number; followers: number }>();
    for (const [room, members] of adapter.rooms) {
      // Every socket has a room of its own, which nobody else enters.
      if (adapter.sids.has(room)) continue;
      const kind = room.split(':')[0]!;
      const counted = kinds.get(kind) ?? { kind, rooms: 0, followers: 0 };
      kinds.set(kind, { kind, rooms: counted.rooms + 1, followers: counted.followers + members.size });
    }
    return { connected: sockets.size, rooms: [...kinds.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1)) };
  }

  /**
   * Ends every connection below Socket.IO, at moments spread over the ms given, so that clients connect again by
   * themselves, elsewhere when this node is not ready, and not all at once.
   */
  sendAway(overMs: number): void {
    for (const { conn } of this.server!.sockets.sockets.values()) setTimeout(() => conn.close(), Math.random() * overMs).unref();
  }

  afterInit(server: LiveServer): void {
    this.server = server;
    server.engine.on('connection', limitConnection);
    this.rooms.start((message) => {
      this.metrics.pushes.inc({ room: message.room.split(':')[0]! });
      server.to(message.room).emit('room:changed', message);
    }, () => this.sendAway(COME_AGAIN_MS));
    this.accepted.onSettled((settled) => server.to(`command:${settled.commandId}`).emit('command:settled', settled));
    this.dependencies.platform.bus.onSettled((commandId) => {
      if (server.sockets.adapter.rooms.has(`command:${commandId}`)) void this.accepted.announce(commandId);
    });
    server.sockets.adapter.on('delete-room', (room: string) => this.rooms.forget(room as RoomName));
  }

  handleConnection(socket: LiveSocket): void {
    // The handshake has what we read of it; the request itself would be kept for as long as the connection lasts.
    (socket.conn as { request: unknown }).request = undefined;
    this.metrics.sockets.inc();
    socket.on('disconnect', () => {
      this.metrics.sockets.dec();
      this.keyHolders.remove(socket);
    });
    limitMessages(socket as Socket);

    this.handle(socket, 'room:subscribe', roomSubscribeSchema, async ({ room, since }) => {
      await this.access.assertMayEnter(room as RoomName, socket.handshake);
      // Entering before reading means that a change in between arrives twice rather than never; positions tell.
      await socket.join(room);
      this.keyHolders.note(socket, room);
      try {
        return this.rooms.catchUp(room as RoomName, since);
      } catch (error) {
        await socket.leave(room);
        throw error;
      }
    });
    this.handle(socket, 'room:unsubscribe', roomUnsubscribeSchema, async ({ room }) => {
      await socket.leave(room);
      return { ok: true };
    });
    this.handle(socket, 'command:watch', commandWatchSchema, async ({ commandId }) => {
      const room = `command:${commandId}`;
      await socket.join(room);
      try {
        const found = await this.accepted.find(commandId);
        if (!found) throw new AppError('unknown_command', 'No command with this id waits for its end.');
        return { ok: true, settled: found.settled ?? null };
      } catch (error) {
        await socket.leave(room);
        throw error;
      }
    });
  }

  /** Answers a message through its ack, always: with what `answer` returns, or with a refusal. */
  private handle<S extends z.ZodType>(
    socket: LiveSocket,
    event: keyof ClientToServerEvents,
    schema: S,
    answer: (message: z.infer<S>) => Promise<unknown>,
  ): void {
    socket.on(event, async (message: unknown, ack: unknown) => {
      const reply = typeof ack === 'function' ? (ack as (value: unknown) => void) : () => undefined;
      const parsed = schema.safeParse(message);
      if (!parsed.success) {
        reply({ ok: false, error: { code: 'invalid_request', message: parsed.error.issues[0]!.message } satisfies Refusal });
        return;
      }
      try {
        reply(await answer(parsed.data));
      } catch (error) {
        reply({ ok: false, error: this.refusalOf(error, event) });
      }
    });
  }

  private refusalOf(error: unknown, event: string): Refusal {
    if (error instanceof AppError) return error.toRefusal();
    if (isDatabaseUnavailable(error)) return { code: 'database_unavailable', message: 'We cannot look this up just now. Please try again in a moment.' };
    this.dependencies.logger.error({ err: error, event }, 'A socket message failed.');
    this.faults.note('socket', `${event}: ${(error as Error).name}`);
    return { code: 'internal_error', message: 'Something went wrong on our side. It has been noted.' };
  }
}
