import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import type {
  ClientToServerEvents, RoomChange, RoomName, RoomPosition, RoomWhole, ServerToClientEvents,
} from '@planet-heroes/contracts/socket-map';
import { BackendMetrics } from '../observability/backend-metrics.js';
import { Rooms } from './rooms.js';

export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents>;

/** How often sockets that are behind are looked at where nothing is pushed. */
const LOOK_MS = 250;

/**
 * Sends what changes in rooms, to no socket faster than it takes it. One that has not drained, or has asked for fewer
 * changes, gets nothing more, and then one change of each room from where it stands: nothing queues for it.
 */
@Injectable()
export class Pushes implements BeforeApplicationShutdown {
  private server!: LiveServer;
  private timer: NodeJS.Timeout | undefined;
  /** Where in its rooms each socket stands that was passed over. */
  private readonly behind = new Map<LiveSocket, Map<RoomName, RoomPosition>>();
  private readonly paces = new Map<LiveSocket, { everyMs: number; pushedAt: number }>();

  constructor(
    private readonly rooms: Rooms,
    private readonly metrics: BackendMetrics,
  ) {}

  /** Sends over this server from now on. */
  begin(server: LiveServer): void {
    this.server = server;
    this.rooms.publishTo({
      push: (changes) => this.push(changes),
      replace: (whole) => server.to(whole.room).emit('room:replaced', whole),
    });
    this.timer = setInterval(() => this.bringUpAll(), LOOK_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Limits this socket to one change of each room in this many ms; 0: all of them. */
  setPace(socket: LiveSocket, everyMs: number): void {
    if (everyMs > 0) this.paces.set(socket, { everyMs, pushedAt: this.paces.get(socket)?.pushedAt ?? 0 });
    else this.paces.delete(socket);
  }

  forget(socket: LiveSocket): void {
    this.behind.delete(socket);
    this.paces.delete(socket);
  }

  private push(changes: readonly RoomChange[]): void {
    if (changes.length === 0) return;
    const { sockets, adapter } = this.server.sockets;
    const passedOver = new Set(this.bringUpAll().map(({ id }) => id));
    for (const socket of sockets.values()) {
      if (passedOver.has(socket.id)) continue;
      if (this.isReady(socket)) {
        this.notePush(socket);
        continue;
      }
      passedOver.add(socket.id);
      const held = this.behind.get(socket) ?? new Map<RoomName, RoomPosition>();
      for (const { room, log, from: position } of changes)
        if (adapter.rooms.get(room)?.has(socket.id) && !held.has(room)) held.set(room, { log, position });
      if (held.size > 0) this.behind.set(socket, held);
    }
    const but = [...passedOver];
    for (const change of changes) {
      this.metrics.pushes.inc({ room: change.room.split(':')[0]! });
      this.server.to(change.room).except(but).emit('room:changed', change);
    }
  }

  /** Sends every socket that was passed over and is ready again what it lacks. Returns these. */
  private bringUpAll(): LiveSocket[] {
    const ready = [...this.behind.keys()].filter((socket) => this.isReady(socket));
    for (const socket of ready) {
      const held = this.behind.get(socket)!;
      this.behind.delete(socket);
      this.notePush(socket);
      for (const [room, since] of held) void this.bringUp(socket, room, since);
    }
    this.metrics.socketsBehind.set([...this.behind.keys()].filter(isFull).length);
    return ready;
  }

  private async bringUp(socket: LiveSocket, room: RoomName, since: RoomPosition): Promise<void> {
    if (!socket.rooms.has(room)) return;
    // A client that gets nothing here sees with the next push that something is missing, and asks.
    const ack = await this.rooms.catchUp(room, since).catch(() => undefined);
    if (!ack?.ok) return;
    const { log, position, at } = ack;
    if (ack.kind === 'snapshot') {
      socket.emit('room:replaced', { room, log, position, at, snapshot: ack.snapshot } satisfies RoomWhole);
    } else if (ack.change !== null) {
      socket.emit('room:changed', { room, log, from: since.position, to: position, at, change: ack.change });
    }
  }

  private isReady(socket: LiveSocket): boolean {
    const pace = this.paces.get(socket);
    return !isFull(socket) && (!pace || Date.now() >= pace.pushedAt + pace.everyMs);
  }

  private notePush(socket: LiveSocket): void {
    const pace = this.paces.get(socket);
    if (pace) pace.pushedAt = Date.now();
  }
}

/** Whether what was sent before still waits for the network. */
function isFull({ conn }: LiveSocket): boolean {
  return !conn.transport.writable;
}
