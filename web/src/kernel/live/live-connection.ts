import type { SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import type { RoomName, RoomPosition, SubscribeAck } from '@planet-heroes/contracts/socket-map';
import { notePainted } from '../api/send';
import { CommandWatcher } from './command-watcher';
import { LiveClock } from './live-clock';
import type { LiveStatus } from './live-socket';
import { RoomFeed } from './room-feed';
import type { FoldRoom, RoomUpdate } from './rooms';
import { SocketLink, type SocketLinkOptions } from './socket-link';
import { unpack } from './unpack';

export interface LiveConnectionOptions extends Pick<SocketLinkOptions, 'openSocket' | 'browserEvents' | 'random'> {
  /** A room's state after a change. Nothing is folded before a socket has been opened. */
  fold: FoldRoom;
  /** This device's clock, in ms; it never jumps. */
  now(): number;
  /** Whether the visitor wants little data, or does not look. */
  isSparing(): boolean;
}

interface HeldRoom {
  feed: RoomFeed;
  holders: number;
  linger?: ReturnType<typeof setTimeout>;
}

/** How long a connection may take to come (back) before polling starts. */
const GRACE_MS = 2000;
const ANSWER_TIMEOUT_MS = 5000;
/** A server to which everybody comes back at once answers late: giving up would only bring it the same work again. */
const LONGEST_ANSWER_TIMEOUT_MS = 20_000;
/** A room is kept this long after its last holder left: a change of screen must not unsubscribe and subscribe again. */
const LINGER_MS = 5000;

/** The page's one live connection: holds rooms, catches up first on every (re)connect, and says how live it is. */
export class LiveConnection {
  readonly #link: SocketLink;
  readonly #fold: FoldRoom;
  readonly #clock: LiveClock;
  readonly #commands = new CommandWatcher();
  readonly #rooms = new Map<RoomName, HeldRoom>();
  readonly #updateListeners = new Set<(update: RoomUpdate) => void>();
  readonly #refusalListeners = new Set<(room: RoomName) => void>();
  readonly #statusListeners = new Set<(status: LiveStatus) => void>();
  readonly #ageListeners = new Set<(ageMs: number) => void>();
  #status: LiveStatus = 'connecting';
  #paused = false;
  #graceOver = false;
  #grace: ReturnType<typeof setTimeout> | undefined;

  constructor({ fold, now, isSparing, ...options }: LiveConnectionOptions) {
    this.#fold = fold;
    this.#clock = new LiveClock({
      now,
      isSparing,
      send: (report, answer) =>
        this.#link.socket?.emit('live:report', report, (ack) => {
          if (ack.ok) answer(ack);
        }),
      onAge: () => this.#ageListeners.forEach((listener) => listener(this.#clock.ageMs)),
    });
    this.#link = new SocketLink({
      ...options,
      prepare: (socket) => {
        socket.on('room:changed', (sent, received) =>
          unpack(sent, (message) => {
            this.#clock.heard(message.at);
            this.#rooms.get(message.room)?.feed.receive(message);
            notePainted(message.traceId);
            received?.();
          }));
        socket.on('room:replaced', (sent, received) =>
          unpack(sent, (message) => {
            this.#clock.heard(message.at);
            this.#rooms.get(message.room)?.feed.replace(message);
            received?.();
          }));
        socket.on('command:settled', (command) => this.#commands.settled(command));
      },
      onOpen: (socket) => {
        this.#commands.connected(socket);
        this.#clock.start(this.#graceOver);
        this.#catchUpAll();
      },
      onLost: () => {
        this.#commands.disconnected();
        this.#clock.stop();
        for (const { feed } of this.#rooms.values()) feed.stop();
        this.#report();
      },
      onOffline: () => this.#endGrace(),
    });
  }

  get status(): LiveStatus {
    return this.#status;
  }

  start(): void {
    this.#startGrace();
    this.#link.start();
  }

  stop(): void {
    this.#link.stop();
    this.#clearGrace();
  }

  /** Keeps a room current until the function returned is called. Holders are counted: many cost one subscription. */
  hold(room: RoomName): () => void {
    const held = this.#rooms.get(room) ?? { feed: this.#newFeed(room), holders: 0 };
    this.#rooms.set(room, held);
    held.holders += 1;
    clearTimeout(held.linger);
    if (held.feed.phase === 'idle' && this.#isFlowing) held.feed.catchUp();
    let released = false;
    return () => {
      if (released) return;
      released = true;
      held.holders -= 1;
      if (held.holders === 0) held.linger = setTimeout(() => this.#unsubscribe(held.feed), LINGER_MS);
    };
  }

  /** Whether what happens in a room reaches this page: it is held, caught up and not paused. */
  isCurrent(room: RoomName): boolean {
    return this.#link.socket !== undefined && this.#rooms.get(room)?.feed.phase === 'current';
  }

  onUpdate(listener: (update: RoomUpdate) => void): () => void {
    this.#updateListeners.add(listener);
    return () => this.#updateListeners.delete(listener);
  }

  /** Calls the listener when a room is refused: this browser may not be who it was. */
  onRefused(listener: (room: RoomName) => void): () => void {
    this.#refusalListeners.add(listener);
    return () => this.#refusalListeners.delete(listener);
  }

  /** Calls the listener whenever the status changes. */
  onStatus(listener: (status: LiveStatus) => void): () => void {
    this.#statusListeners.add(listener);
    return () => this.#statusListeners.delete(listener);
  }

  /** How old what is shown may be while the connection is up, in ms. */
  get ageMs(): number {
    return this.#clock.ageMs;
  }

  /** Notes when the answer to a call was the newest, by the server's clock. */
  notePolled(at: number): void {
    this.#clock.polled(at);
  }

  /** Calls the listener whenever the age may have changed. */
  onAge(listener: (ageMs: number) => void): () => void {
    this.#ageListeners.add(listener);
    return () => this.#ageListeners.delete(listener);
  }

  /** Connects again with the browser's current session. Rooms that the old one was refused are asked for again. */
  renew(): void {
    this.#link.renew();
  }

  /** Freezes every room where it stands. The connection stays up, for commands. */
  pause(): void {
    this.#paused = true;
    for (const { feed } of this.#rooms.values()) this.#unsubscribe(feed);
  }

  /** Goes on from where `pause` stopped: what was missed comes first. */
  resume(): void {
    this.#paused = false;
    this.#catchUpAll();
  }

  /** See `CommandWatcher.watch`. */
  watchCommand(commandId: string, signal: AbortSignal): Promise<SettledCommand> {
    return this.#commands.watch(commandId, signal);
  }

  get #isFlowing(): boolean {
    return this.#link.socket !== undefined && !this.#paused;
  }

  #newFeed(room: RoomName): RoomFeed {
    return new RoomFeed(room, {
      fold: this.#fold,
      subscribe: (name, since, answer) => this.#subscribe(name, since, answer),
      onUpdate: (update) => this.#updateListeners.forEach((listener) => listener(update)),
      onPhase: () => this.#report(),
      onRefused: () => this.#refusalListeners.forEach((listener) => listener(room)),
      onUnusable: () => this.#link.reset(),
    });
  }

  #catchUpAll(): void {
    if (this.#isFlowing) {
      for (const { feed, holders } of this.#rooms.values()) if (holders > 0) feed.catchUp();
    }
    this.#report();
  }

  #subscribe(room: RoomName, since: RoomPosition | undefined, answer: (ack: SubscribeAck) => void): void {
    const socket = this.#link.socket;
    let isOver = false;
    const waitMs = Math.min(LONGEST_ANSWER_TIMEOUT_MS, ANSWER_TIMEOUT_MS * 2 ** this.#link.attempts);
    const timeout = setTimeout(() => {
      // Silence on a replaced connection must not drop the new one.
      if (!isOver && this.#link.socket === socket) this.#link.reset();
    }, waitMs);
    socket?.emit('room:subscribe', { room, since }, (ack) => {
      isOver = true;
      clearTimeout(timeout);
      unpack(ack, answer);
    });
  }

  #unsubscribe(feed: RoomFeed): void {
    if (feed.phase !== 'idle') this.#link.socket?.emit('room:unsubscribe', { room: feed.room }, () => {});
    feed.stop();
  }

  #startGrace(): void {
    this.#graceOver = false;
    this.#grace = setTimeout(() => this.#endGrace(), GRACE_MS);
  }

  #endGrace(): void {
    this.#clearGrace();
    this.#graceOver = true;
    this.#report();
  }

  #clearGrace(): void {
    clearTimeout(this.#grace);
    this.#grace = undefined;
    this.#graceOver = false;
  }

  #report(): void {
    const status = this.#currentStatus();
    if (status === this.#status) return;
    this.#status = status;
    if (status === 'live') this.#clearGrace();
    if (status === 'connecting' && !this.#grace) this.#startGrace();
    for (const listener of this.#statusListeners) listener(status);
  }

  #currentStatus(): LiveStatus {
    if (!this.#link.socket) return this.#graceOver ? 'polling' : 'connecting';
    for (const { feed } of this.#rooms.values()) if (feed.phase === 'catching-up') return 'catching-up';
    return 'live';
  }
}
