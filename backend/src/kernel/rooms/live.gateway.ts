import type { IncomingMessage, ServerResponse } from 'node:http';
import { UseFilters } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import { MESSAGES } from '@planet-heroes/contracts/kernel/rooms/messages';
import type { ConnectionsReport } from '@planet-heroes/contracts/kernel/rooms/connections-report';
import {
  commandWatchSchema,
  type HandshakeAuth,
  type LiveReportAck,
  liveReportSchema,
  type RoomName,
  roomSubscribeSchema,
  roomUnsubscribeSchema,
  type SubscribeAck,
} from '@planet-heroes/contracts/socket-map';
import { QueuePlatform } from '@planet-heroes/platform/queues/queue-platform';
import { AcceptedCommands } from '../commands/accepted-commands.js';
import { CommandReaders, withoutResult } from '../commands/command-readers.js';
import { ConnectionAddress } from '../http/connection-address.js';
import { Origins } from '../http/origin.js';
import { ReadLimits } from '../limits/read-limits.js';
import { BackendMetrics } from '../observability/backend-metrics.js';
import { SocketLogContext } from './socket-log-context.js';
import { limitConnection } from '../limits/connection-budget.js';
import { MessageErrorFilter } from './message-error.filter.js';
import { limitMessages } from '../limits/message-limit.js';
import { MessagePipe } from './message.pipe.js';
import { type LiveServer, type LiveSocket, Pushes } from './pushes.js';
import { RoomSources } from './room-sources.js';
import { Rooms } from './rooms.js';
import { ShownAges } from './shown-ages.js';

const KNOWN_MESSAGES = Object.entries(MESSAGES).flatMap(([name, { ack }]) => (ack ? [name] : []));
const MAX_MESSAGE_BYTES = 8 * 1024;
/** A connection without the namespace is closed after this time. */
const CONNECT_MS = 10_000;
/** A node that runs on one busy core takes in some 120 connections a second. */
const HAND_OVER_MS = 10;
/** A node that has more connections than fit into this time hands them over faster. */
export const LONGEST_HAND_OVER_MS = 20_000;

/** Carries the rooms' messages over Socket.IO, by websocket alone, so that no balancer needs sticky sessions. */
@WebSocketGateway({
  transports: ['websocket'],
  maxHttpBufferSize: MAX_MESSAGE_BYTES,
  serveClient: false,
  connectTimeout: CONNECT_MS,
})
@UseFilters(MessageErrorFilter)
export class LiveGateway
  implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket>, OnGatewayDisconnect<LiveSocket>
{
  private server: LiveServer | undefined;

  constructor(
    private readonly rooms: Rooms,
    private readonly pushes: Pushes,
    private readonly ages: ShownAges,
    private readonly sources: RoomSources,
    private readonly accepted: AcceptedCommands,
    private readonly readers: CommandReaders,
    private readonly metrics: BackendMetrics,
    private readonly platform: QueuePlatform,
    private readonly addresses: ConnectionAddress,
    private readonly logContext: SocketLogContext,
    private readonly limits: ReadLimits,
    private readonly origins: Origins,
  ) {}

  /** How many sockets are connected, who follows what, by kind of room, and how old what they show is. */
  connections(): ConnectionsReport {
    const { sockets, adapter } = this.server!.sockets;
    const kinds = new Map<string, { kind: string; rooms: number; followers: number }>();
    for (const [room, members] of adapter.rooms) {
      // Every socket has a room of its own, which nobody else enters.
      if (adapter.sids.has(room)) continue;
      const kind = room.split(':')[0]!;
      const counted = kinds.get(kind) ?? { kind, rooms: 0, followers: 0 };
      kinds.set(kind, { kind, rooms: counted.rooms + 1, followers: counted.followers + members.size });
    }
    const byKind = [...kinds.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
    return { connected: sockets.size, rooms: byKind, ages: this.ages.report() };
  }

  /**
   * Ends every connection below Socket.IO, so that clients reconnect automatically, to another node when this one is
   * not ready: one after the other, as fast as a busy node can receive them. Returns how long that takes, ms.
   */
  sendAway(atLeastMs: number): number {
    const sockets = [...this.server!.sockets.sockets.values()];
    const overMs = Math.min(Math.max(atLeastMs, sockets.length * HAND_OVER_MS), LONGEST_HAND_OVER_MS);
    for (const [at, { conn }] of sockets.entries())
      setTimeout(() => conn.close(), (at * overMs) / sockets.length).unref();
    return overMs;
  }

  afterInit(server: LiveServer): void {
    this.server = server;
    server.engine.opts.allowRequest = (request: IncomingMessage, decide: (error: null, ok: boolean) => void) =>
      decide(null, this.origins.isOwn(request));
    server.engine.use(refuseOtherTransports);
    server.engine.on('connection', limitConnection);
    this.pushes.begin(server);
    this.accepted.onSettled((settled) => {
      server.to(`command:${settled.commandId}`).emit('command:settled', settled);
      server.to(`command-end:${settled.commandId}`).emit('command:settled', withoutResult(settled));
    });
    this.platform.bus.onSettled((commandId) => {
      const { rooms } = server.sockets.adapter;
      if (rooms.has(`command:${commandId}`) || rooms.has(`command-end:${commandId}`)) void this.accepted.announce(commandId);
    });
    server.sockets.adapter.on('delete-room', (room: string) => this.rooms.forget(room as RoomName));
  }

  handleConnection(socket: LiveSocket): void {
    this.metrics.sockets.inc();
    const address = this.addresses.of(socket.conn.request as IncomingMessage | undefined);
    // A connection whose first socket was let in has no request any more: a page opens one socket on each.
    if (address === undefined) {
      socket.disconnect(true);
      return;
    }
    this.logContext.attach(socket as Socket, address);
    // The handshake has what we read of it; the request itself would be kept for as long as the connection lasts.
    (socket.conn as { request: unknown }).request = undefined;
    limitMessages(socket as Socket, () => this.limits.countOf(address));
    socket.onAny(refuseUnknown);
  }

  handleDisconnect(socket: LiveSocket): void {
    this.metrics.sockets.dec();
    this.pushes.forget(socket);
  }

  @SubscribeMessage('room:subscribe')
  async subscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody(new MessagePipe(roomSubscribeSchema)) { room, since }: z.infer<typeof roomSubscribeSchema>,
  ): Promise<SubscribeAck> {
    const name = room as RoomName;
    await this.sources.assertMayEnter(name, socket.handshake);
    // Joining before reading means that a change in between arrives twice rather than never; positions reveal
    // duplicates.
    await socket.join(name);
    // The socket may have disconnected during `join`; its room would never be closed.
    if (!socket.connected) throw new AppError('unknown_item', 'This socket has gone.');
    this.sources.noteEntered(name, socket);
    try {
      return await this.pushes.packFor(socket, await this.rooms.catchUp(name, since));
    } catch (error) {
      await socket.leave(name);
      throw error;
    }
  }

  @SubscribeMessage('room:unsubscribe')
  async unsubscribe(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody(new MessagePipe(roomUnsubscribeSchema)) { room }: z.infer<typeof roomUnsubscribeSchema>,
  ): Promise<{ ok: true }> {
    await socket.leave(room);
    return { ok: true };
  }

  /** Says what time it is here, and takes how old what the client shows is, and how often it wants changes. */
  @SubscribeMessage('live:report')
  report(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody(new MessagePipe(liveReportSchema)) { everyMs, packed, age }: z.infer<typeof liveReportSchema>,
  ): LiveReportAck {
    if (everyMs !== undefined) this.pushes.setPace(socket, everyMs, packed);
    if (age) this.ages.note(age);
    return { ok: true, now: Date.now(), at: this.rooms.asOf };
  }

  /** Reports a command's end, now or later: with its result to its sender alone. */
  @SubscribeMessage('command:watch')
  async watch(
    @ConnectedSocket() socket: LiveSocket,
    @MessageBody(new MessagePipe(commandWatchSchema)) { commandId }: z.infer<typeof commandWatchSchema>,
  ): Promise<{ ok: true; settled: SettledCommand | null }> {
    const known = await this.accepted.find(commandId);
    if (!known) throw new AppError('unknown_command', 'No command with this id waits for its end.');
    const { companyApiKey } = socket.handshake.auth as HandshakeAuth;
    const headers = {
      ...socket.handshake.headers,
      ...(typeof companyApiKey === 'string' && { authorization: `Bearer ${companyApiKey}` }),
    };
    const mayRead = this.readers.mayRead(commandId, known, headers);
    const room = `${mayRead ? 'command' : 'command-end'}:${commandId}`;
    await socket.join(room);
    try {
      // Read once more: it may have ended before the room was entered.
      const settled = known.settled ?? (await this.accepted.find(commandId))?.settled;
      return { ok: true, settled: settled && !mayRead ? withoutResult(settled) : settled ?? null };
    } catch (error) {
      await socket.leave(room);
      throw error;
    }
  }
}

/** The framework would leave a message that nobody handles without an answer. */
function refuseUnknown(name: string, ...values: unknown[]): void {
  const ack = values.at(-1);
  if (KNOWN_MESSAGES.includes(name) || typeof ack !== 'function') return;
  const error = new AppError('invalid_request', `There is no such message. The messages are: ${KNOWN_MESSAGES.join(', ')}.`);
  (ack as (answer: unknown) => void)({ ok: false, error: error.toRefusal() });
}

/** Says why a client with Socket.IO's default, which begins with polling, is not let in: the library gives a number. */
function refuseOtherTransports({ url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (/[?&]transport=websocket(&|$)/.test(url)) return next();
  const message = 'Only the websocket transport is served: connect with { transports: ["websocket"] }.';
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ code: 0, message }));
}
