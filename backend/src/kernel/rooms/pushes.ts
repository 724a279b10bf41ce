import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import type {
  ClientToServerEvents, RoomChange, RoomName, RoomPosition, RoomWhole, ServerToClientEvents,
} from '@planet-heroes/contracts/socket-map';
import { BackendMetrics } from '../observability/backend-metrics.js';
import { Rooms } from './rooms.js';

export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents>;

const deflate = promisify<string, Buffer>(deflateRaw);

/** How often sockets that are behind are looked at where nothing is pushed. */
const LOOK_MS = 250;
/** How long a confirmation is waited for: pages of an older release send none. */
const UNCONFIRMED_MS = 10_000;

/**
 * At most one change of each room in this many ms, and none while one is on its way: what a link has not delivered
 * waits in the buffers of proxies and systems, where a socket that can be written to says nothing of it.
 */
interface Pace {
  everyMs: number;
  pushedAt: number;
  unconfirmed: number;
  packed: boolean;
}

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
  private readonly paces = new Map<LiveSocket, Pace>();
  private readonly packs = new WeakMap<object, Promise<Buffer>>();

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

  /** Limits this socket to one change of each room in this many ms, compressed where it wants; 0: all of them. */
  setPace(socket: LiveSocket, everyMs: number, packed = false): void {
    const pace = Object.assign(this.paces.get(socket) ?? { pushedAt: 0, unconfirmed: 0 }, { everyMs, packed });
    if (everyMs > 0) this.paces.set(socket, pace);
    else this.paces.delete(socket);
  }

  /** The message as this socket wants it: compressed once for all that get the same. */
  async packFor<T extends object>(socket: LiveSocket, message: T): Promise<T> {
    if (!this.paces.get(socket)?.packed) return message;
    const packed = this.packs.get(message) ?? deflate(JSON.stringify(message));
    this.packs.set(message, packed);
    return { packed: (await packed).toString('base64') } as object as T;
  }

  forget(socket: LiveSocket): void {
    this.behind.delete(socket);
    this.paces.delete(socket);
  }

  private push(changes: readonly RoomChange[]): void {
    if (changes.length === 0) return;
    const { sockets, adapter } = this.server.sockets;
    const passedOver: string[] = [];
    for (const socket of sockets.values()) {
      const held = this.behind.get(socket);
      if (!held && !this.paces.has(socket) && !isFull(socket)) continue;
      passedOver.push(socket.id);
      this.hold(socket, held ?? new Map<RoomName, RoomPosition>(), changes, adapter.rooms);
    }
    for (const change of changes) {
      this.metrics.pushes.inc({ room: change.room.split(':')[0]! });
      this.server.to(change.room).except(passedOver).emit('room:changed', change);
    }
    this.bringUpAll();
  }

  /** Notes where a socket stands in the rooms whose changes it does not get. */
  private hold(
    socket: LiveSocket,
    held: Map<RoomName, RoomPosition>,
    changes: readonly RoomChange[],
    rooms: ReadonlyMap<string, ReadonlySet<string>>,
  ): void {
    for (const { room, log, from: position } of changes)
      if (rooms.get(room)?.has(socket.id) && !held.has(room)) held.set(room, { log, position });
    if (held.size > 0) this.behind.set(socket, held);
  }

  /** Sends every socket that was passed over and is ready again what it lacks. */
  private bringUpAll(): void {
    const ready = [...this.behind.keys()].filter((socket) => this.isReady(socket));
    // Sockets that were passed over together stand at the same place.
    const messages = new Map<string, Promise<RoomChange | RoomWhole | undefined>>();
    for (const socket of ready) {
      const held = this.behind.get(socket)!;
      this.behind.delete(socket);
      const pace = this.paces.get(socket);
      if (pace) pace.pushedAt = Date.now();
      for (const [room, since] of held) {
        if (!socket.rooms.has(room)) continue;
        const place = `${room} ${since.log} ${since.position}`;
        // A client that gets nothing here sees with the next push that something is missing, and asks.
        const message = messages.get(place) ?? this.readSince(room, since).catch(() => undefined);
        messages.set(place, message);
        void this.bringUp(socket, message);
      }
    }
    this.metrics.socketsBehind.set([...this.behind.keys()].filter(isFull).length);
  }

  private async readSince(room: RoomName, since: RoomPosition): Promise<RoomChange | RoomWhole | undefined> {
    const ack = await this.rooms.catchUp(room, since);
    if (!ack.ok) return undefined;
    const { log, position, at } = ack;
    if (ack.kind === 'snapshot') return { room, log, position, at, snapshot: ack.snapshot };
    return ack.change === null ? undefined : { room, log, from: since.position, to: position, at, change: ack.change };
  }

  private async bringUp(socket: LiveSocket, read: Promise<RoomChange | RoomWhole | undefined>): Promise<void> {
    const message = await read;
    if (!message) return;
    const event = 'snapshot' in message ? 'room:replaced' : 'room:changed';
    const pace = this.paces.get(socket);
    if (!pace) {
      socket.emit(event, message as RoomChange & RoomWhole);
      return;
    }
    pace.unconfirmed += 1;
    const sent = await this.packFor(socket, message);
    socket.timeout(UNCONFIRMED_MS).emit(event, sent as RoomChange & RoomWhole, () => (pace.unconfirmed -= 1));
  }

  private isReady(socket: LiveSocket): boolean {
    const pace = this.paces.get(socket);
    return !isFull(socket) && (!pace || (pace.unconfirmed === 0 && Date.now() >= pace.pushedAt + pace.everyMs));
  }
}

/** Whether what was sent before still waits for the network. */
function isFull({ conn }: LiveSocket): boolean {
  return !conn.transport.writable;
}
