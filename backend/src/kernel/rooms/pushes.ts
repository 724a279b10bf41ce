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
/** Shorter messages lose little by compression, and their number is what costs: each hero's own are of this kind. */
const LEAST_PACKED = 600;

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
  private readonly packs = new WeakMap<object, Promise<string | undefined>>();

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

  /** The message as this socket wants it: compressed once for all that get the same, where it is worth it. */
  async packFor<T extends object>(socket: LiveSocket, message: T): Promise<T> {
    if (!this.paces.get(socket)?.packed) return message;
    const packing = this.packs.get(message) ?? pack(message);
    this.packs.set(message, packing);
    const packed = await packing;
    return packed === undefined ? message : { packed } as object as T;
  }

  forget(socket: LiveSocket): void {
    this.behind.delete(socket);
    this.paces.delete(socket);
  }

  private push(changes: readonly RoomChange[]): void {
    if (changes.length === 0) return;
    const { sockets, adapter } = this.server.sockets;
    const isPassedOver = (socket: LiveSocket) =>
      this.behind.has(socket) || this.paces.has(socket) || isFull(socket);
    const passedOver = new Set([...sockets.values()].filter(isPassedOver).map(({ id }) => id));
    for (const change of changes) {
      this.metrics.pushes.inc({ room: change.room.split(':')[0]! });
      const members = adapter.rooms.get(change.room) ?? new Set<string>();
      // There are as many rooms as heroes: what is done for one must not depend on how many sockets there are.
      const held = passedOver.size > 0 ? [...members].filter((id) => passedOver.has(id)) : [];
      for (const id of held) this.hold(sockets.get(id)!, change);
      if (held.length < members.size) this.server.to(change.room).except(held).emit('room:changed', change);
    }
    this.bringUpAll();
  }

  /** Notes where a socket stands in a room whose change it does not get. */
  private hold(socket: LiveSocket, { room, log, from: position }: RoomChange): void {
    const held = this.behind.get(socket) ?? new Map<RoomName, RoomPosition>();
    this.behind.set(socket, held);
    if (!held.has(room)) held.set(room, { log, position });
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

async function pack(message: object): Promise<string | undefined> {
  const text = JSON.stringify(message);
  return text.length < LEAST_PACKED ? undefined : (await deflate(text)).toString('base64');
}

/** Whether what was sent before still waits for the network. */
function isFull({ conn }: LiveSocket): boolean {
  return !conn.transport.writable;
}
