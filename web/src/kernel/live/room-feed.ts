import { compareLogPositions, parseLogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import type { RoomChange, RoomName, RoomPosition, RoomWhole, SubscribeAck } from '@planet-heroes/contracts/socket-map';
import { roomKind } from './query-keys';
import type { FoldRoom, RoomUpdate } from './rooms';

export interface RoomFeedPort {
  /** The room's state after a change. */
  fold: FoldRoom;
  /** Sends the subscription; the answer may come late, or never. */
  subscribe(room: RoomName, since: RoomPosition | undefined, answer: (ack: SubscribeAck) => void): void;
  onUpdate(update: RoomUpdate): void;
  /** The feed is catching up, current, or has given up. */
  onPhase(): void;
  /** The room is not open to this connection's session. */
  onRefused(): void;
  /** The server cannot serve this room now: this connection is of no use. */
  onUnusable(): void;
}

export type FeedPhase = 'idle' | 'catching-up' | 'current' | 'refused';

/** Repairs in a row before the connection is taken for broken. */
const MAX_REPAIRS = 5;
/** Changes kept while a catch-up is under way. Beyond that the oldest go, which shows as a gap and is repaired. */
const MAX_WAITING = 200;
const TEMPORARY = new Set([
  'not_ready',
  'database_unavailable',
  'queue_unavailable',
  'internal_error',
  'too_many_requests',
]);

/** One room: applies changes that fit its position in the log, and asks again from there when one does not. */
export class RoomFeed {
  phase: FeedPhase = 'idle';
  #position: RoomPosition | undefined;
  #state: RoomUpdate['state'] | undefined;
  #waiting: RoomChange[] = [];
  #attempt = 0;
  #repairs = 0;

  constructor(
    readonly room: RoomName,
    private readonly port: RoomFeedPort,
  ) {}

  /** Subscribes from the last known position. Changes that arrive before the answer wait for it. */
  catchUp(): void {
    const attempt = ++this.#attempt;
    const since = this.#position;
    this.#enter('catching-up');
    this.port.subscribe(this.room, since, (ack) => {
      if (attempt === this.#attempt) this.#answered(ack, since);
    });
  }

  /** Stops listening and keeps the position, so that the next catch-up is a short one. */
  stop(): void {
    this.#attempt += 1;
    this.#waiting = [];
    this.#repairs = 0;
    this.#enter('idle');
  }

  receive(message: RoomChange): void {
    if (this.phase === 'catching-up') {
      this.#waiting.push(message);
      if (this.#waiting.length > MAX_WAITING) this.#waiting.shift();
    } else if (this.phase === 'current') {
      this.#take([message]);
    }
  }

  /** Takes the whole instead of what it has. */
  replace({ snapshot, ...position }: RoomWhole): void {
    if (this.phase !== 'catching-up' && this.phase !== 'current') return;
    this.#attempt += 1;
    this.#waiting = [];
    this.#advance(snapshot, 'snapshot', position);
    this.#enter('current');
  }

  #answered(ack: SubscribeAck, since: RoomPosition | undefined): void {
    if (!ack.ok) {
      if (TEMPORARY.has(ack.error.code)) this.port.onUnusable();
      else {
        this.#enter('refused');
        this.port.onRefused();
      }
      return;
    }
    if (ack.kind === 'snapshot') {
      this.#advance(ack.snapshot, 'snapshot', ack);
    } else if (since?.log === ack.log && this.#state) {
      const changes = ack.change === null ? [] : [ack.change];
      this.#advance(this.#fold(changes), changes, ack);
    } else {
      this.#position = undefined; // Changes to something we do not have: only a snapshot helps.
      this.#repair();
      return;
    }
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#enter('current');
    this.#take(waiting);
  }

  /** Applies the messages that fit, drops those already applied, and repairs at the first one that is too far on. */
  #take(messages: RoomChange[]): void {
    const changes: RoomChange['change'][] = [];
    let position = this.#position!;
    let next = 0;
    for (; next < messages.length; next += 1) {
      const { log, from, to, change } = messages[next]!;
      if (log !== position.log || isBefore(position.position, from)) break;
      if (!isBefore(position.position, to)) continue;
      changes.push(change);
      position = { log, position: to };
    }
    if (changes.length > 0) {
      this.#repairs = 0;
      this.#advance(this.#fold(changes), changes, position);
    }
    if (next < messages.length) {
      this.#waiting = messages.slice(next).filter(({ log }) => log === position.log);
      this.#repair();
    }
  }

  #repair(): void {
    this.#repairs += 1;
    if (this.#repairs > MAX_REPAIRS) this.port.onUnusable();
    else this.catchUp();
  }

  #fold(changes: readonly RoomChange['change'][]): RoomUpdate['state'] {
    const kind = roomKind(this.room);
    return changes.reduce<RoomUpdate['state']>((state, change) => this.port.fold(kind, state, change), this.#state!);
  }

  #advance(state: RoomUpdate['state'], by: readonly RoomChange['change'][] | 'snapshot', at: RoomPosition): void {
    this.#state = state;
    this.#position = { log: at.log, position: at.position };
    const isSnapshot = by === 'snapshot';
    const changes = isSnapshot ? [] : by;
    this.port.onUpdate({ kind: roomKind(this.room), room: this.room, state, isSnapshot, changes } as RoomUpdate);
  }

  #enter(phase: FeedPhase): void {
    this.phase = phase;
    this.port.onPhase();
  }
}

function isBefore(position: string, other: string): boolean {
  return compareLogPositions(parseLogPosition(position), parseLogPosition(other)) < 0;
}
