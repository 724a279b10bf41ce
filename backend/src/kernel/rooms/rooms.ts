import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  compareLogPositions, formatLogPosition, type LogPosition, parseLogPosition,
} from '@planet-heroes/contracts/kernel/events/log-position';
import { traceIdOf } from '@planet-heroes/contracts/kernel/traces/traceparent';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type {
  RoomChange, RoomKind, RoomMessages, RoomName, RoomPosition, RoomWhole, SubscribeAck,
} from '@planet-heroes/contracts/socket-map';
import { LogTailer } from '../projections/log-tailer.js';
import { LogTrail } from '../projections/log-trail.js';
import { Coalesced } from './coalesced.js';
import { RecentEvents } from './recent-events.js';
import type { RoomContent } from './room-source.js';
import { RoomSources } from './room-sources.js';

/**
 * A public room changes at most ten times a second, however many events arrive, and less often where that takes long
 * (docs/adr/003).
 */
const COALESCE_MS = 100;
/** How long a client that was ahead of this node on another one waits for this node to get there. */
const BEHIND_MS = 1_000;

interface OpenRoom {
  content: RoomContent<RoomKind>;
  /** Where the last push ended. */
  pushedTo: LogPosition;
  /** What was read since then: anything, and of the room's own. */
  isStale: boolean;
  unpushed: LogEvent[];
  /** Where the room is pushed more seldom than others: when it may be again. */
  pushAt: number;
  /** The whole as it was last read, and where the log was before. */
  whole?: { from: LogPosition; snapshot: Promise<RoomMessages[RoomKind]['snapshot']> };
}

/** Where messages go: the changes of all rooms since the last time, and a room's whole. */
export interface RoomMessagePort {
  push(changes: readonly RoomChange[]): void;
  replace(whole: RoomWhole): void;
}

/** Turns what the projections read from the log into messages of rooms, for any transport. */
@Injectable()
export class Rooms implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rooms = new Map<RoomName, OpenRoom>();
  private readonly flush = new Coalesced(COALESCE_MS, () => this.publishChanges());
  private recent: RecentEvents | undefined;
  /** What was read since the last push. */
  private unpushed: LogEvent[] = [];
  private port: RoomMessagePort | undefined;
  private later: NodeJS.Timeout | undefined;

  constructor(
    private readonly sources: RoomSources,
    private readonly tailer: LogTailer,
    private readonly trail: LogTrail,
  ) {
    tailer.onApplied((events) => {
      // Others write while this node starts: what it reads before there are rooms belongs to the recent events as well.
      this.known.add(events);
      if (this.rooms.size === 0) return;
      this.unpushed.push(...events);
      this.flush.request();
    });
    tailer.onReloaded(() => this.replaceAll());
  }

  publishTo(port: RoomMessagePort): void {
    this.port = port;
  }

  /** The projections are loaded by now. */
  onApplicationBootstrap(): void {
    // The board is published before the heroes on it.
    for (const name of this.sources.publicRooms.keys()) this.open(name);
  }

  beforeApplicationShutdown(): void {
    this.flush.stop();
    clearTimeout(this.later);
  }

  /**
   * What a client needs that is at `since`: what has changed from there, or everything where that is not known. Rejects
   * where there is no such room.
   */
  async catchUp(name: RoomName, since: RoomPosition | undefined): Promise<SubscribeAck> {
    const opened = this.rooms.get(name) ?? this.open(name);
    const missed = since && await this.eventsSince(name, since);
    // It may have been opened again meanwhile, on projections that were loaded again.
    const room = this.rooms.get(name) ?? opened;
    if (missed) return { ok: true, kind: 'change', change: room.content.changeBy(missed) ?? null, ...this.shown };
    return { ok: true, kind: 'snapshot', ...await this.wholeOf(name, room) };
  }

  /** When what this node shows was the newest, in ms since 1970. */
  get asOf(): number {
    return this.tailer.asOf;
  }

  /** Drops what it keeps for a room that everybody has left. */
  forget(name: RoomName): void {
    if (!this.sources.publicRooms.has(name)) this.rooms.delete(name);
  }

  private get known(): RecentEvents {
    return (this.recent ??= new RecentEvents(this.tailer.completeFrom));
  }

  private open(name: RoomName): OpenRoom {
    const content = this.sources.publicRooms.get(name) ?? this.sources.open(name);
    // At different moments, or all heroes' rooms would be pushed at the same.
    const pushAt = performance.now() + Math.random() * (content.everyMs ?? 0);
    const room = { content, pushedTo: this.tailer.position, isStale: false, unpushed: [], pushAt };
    this.rooms.set(name, room);
    return room;
  }

  /** A room's events behind a position, once this node has got there; undefined where they are not known. */
  private async eventsSince(name: RoomName, { log, position }: RoomPosition): Promise<LogEvent[] | undefined> {
    if (log !== this.tailer.logId) return undefined;
    const from = parseLogPosition(position);
    if (this.isAheadOfUs(from)) await this.tailer.waitFor(from.transactionId, BEHIND_MS);
    return this.isAheadOfUs(from) ? undefined : this.eventsOf(name, from);
  }

  private isAheadOfUs(position: LogPosition): boolean {
    return compareLogPositions(position, this.tailer.position) > 0;
  }

  private eventsOf(name: RoomName, after: LogPosition): LogEvent[] | undefined {
    const isPublic = this.sources.publicRooms.has(name);
    return this.known.after(after)?.filter((event) => isPublic || this.sources.namesOf(event).includes(name));
  }

  /** Where this node is in the log, and when that was the newest. */
  private get shown(): { log: string; position: string; at: number } {
    return { log: this.tailer.logId, position: this.tailer.shownPosition, at: this.tailer.asOf };
  }

  /** Read once for all who enter until an event of the room comes: after a restart everybody comes at once. */
  private async wholeOf(name: RoomName, room: OpenRoom) {
    const { shown } = this;
    const { content } = room;
    if (!room.whole || content.takeChange || this.eventsOf(name, room.whole.from)?.length !== 0)
      room.whole = { from: this.tailer.position, snapshot: Promise.resolve(content.snapshot()) };
    const { whole } = room;
    try {
      return { ...shown, snapshot: await whole.snapshot };
    } catch (error) {
      if (room.whole === whole) delete room.whole;
      throw error;
    }
  }

  private publishChanges(): void {
    const events = this.unpushed;
    this.unpushed = [];
    const { log, position: to, at } = this.shown;
    const eventsOfRooms = new Map<RoomName, LogEvent[]>();
    for (const event of events) {
      for (const name of this.sources.namesOf(event)) {
        const own = eventsOfRooms.get(name);
        if (own) own.push(event);
        else if (this.rooms.has(name)) eventsOfRooms.set(name, [event]);
      }
    }
    const changes: RoomChange[] = [];
    const now = performance.now();
    let nextAt = Number.POSITIVE_INFINITY;
    for (const [name, room] of this.rooms) {
      const { content, pushedTo } = room;
      const isPublic = this.sources.publicRooms.has(name);
      room.unpushed.push(...(isPublic ? events : eventsOfRooms.get(name) ?? []));
      room.isStale ||= events.length > 0;
      if (!room.isStale) continue;
      // What a hero did is shown at once, what others did may wait.
      if (now < room.pushAt && (isPublic || room.unpushed.length === 0)) {
        nextAt = Math.min(nextAt, room.pushAt);
        continue;
      }
      const own = room.unpushed.splice(0);
      room.isStale = false;
      const change = content.takeChange ? content.takeChange(own) : content.changeBy(own);
      if (content.everyMs && (content.takeChange || change)) room.pushAt = now + content.everyMs;
      if (change === undefined) continue;
      const traceId = lastTraceOf(own);
      changes.push({ room: name, log, from: formatLogPosition(pushedTo), to, at, change, ...(traceId && { traceId }) });
      room.pushedTo = this.tailer.position;
    }
    clearTimeout(this.later);
    if (nextAt < Number.POSITIVE_INFINITY) this.later = setTimeout(() => this.flush.request(), nextAt - now);
    this.port?.push(changes);
    this.trail.notePushed(changes.map(({ room }) => room.split(':')[0]!));
  }

  /** The state has not come by way of these events alone: every room is sent as a whole. */
  private replaceAll(): void {
    this.recent = new RecentEvents(this.tailer.position);
    this.unpushed = [];
    for (const name of this.rooms.keys()) void this.replace(name);
  }

  private async replace(name: RoomName): Promise<void> {
    try {
      const whole = await this.wholeOf(name, this.open(name));
      this.port?.replace({ room: name, ...whole });
    } catch {
      // A follower of a room that is no more learns it on entering again.
    }
  }
}

/** The trace of the last of these events that is of any. */
function lastTraceOf(events: readonly LogEvent[]): string | undefined {
  const traceparent = events.findLast(({ metadata }) => metadata?.traceparent)?.metadata?.traceparent;
  return traceparent && traceIdOf(traceparent);
}
