import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type {
  KeyedRoomKind,
  RoomChange,
  RoomKind,
  RoomName,
  RoomPosition,
  SubscribeAck,
} from '@planet-heroes/contracts/socket-map';
import type { KeyedRoomSource, RoomContent, StoredRoomContent } from './room-source.js';
import { traceIdOf } from '@planet-heroes/contracts/kernel/traces/traceparent';
import { RoomStream } from './room-stream.js';

/** All rooms of one kind that are open, each with its stream. */
export interface OpenRooms {
  /** Whether a room is of this kind. */
  owns(room: RoomName): boolean;
  /** What a client that enters needs first. Rejects with an AppError where there is no such room. */
  catchUp(room: RoomName, since: RoomPosition | undefined): Promise<SubscribeAck>;
  /** Called with every batch of events, once the projections have taken it. */
  note(events: readonly LogEvent[]): void;
  /** The messages due since it was last asked. */
  takeChanges(): RoomChange[];
  /** Drops what it kept for a room that everybody has left. */
  forget(room: RoomName): void;
}

/** A public room that is always there. */
export class PublicRoom<K extends RoomKind> implements OpenRooms {
  private readonly stream: RoomStream<K>;
  private traceId: string | undefined;

  constructor(
    private readonly name: RoomName,
    epoch: string,
    private readonly content: RoomContent<K>,
  ) {
    this.stream = new RoomStream(name, epoch);
  }

  owns(room: RoomName): boolean {
    return room === this.name;
  }

  catchUp(_room: RoomName, since: RoomPosition | undefined): Promise<SubscribeAck> {
    return this.stream.catchUp(since, () => this.content.snapshot());
  }

  note(events: readonly LogEvent[]): void {
    this.traceId = lastTraceOf(events) ?? this.traceId;
    if (this.content.note) for (const event of events) this.content.note(event);
  }

  takeChanges(): RoomChange[] {
    const change = this.content.takeChange();
    const { traceId } = this;
    this.traceId = undefined;
    return change === undefined ? [] : [this.stream.append(change, traceId)];
  }

  forget(): void {}
}

interface OpenRoom<K extends RoomKind> {
  stream: RoomStream<K>;
  content: RoomContent<K> | StoredRoomContent<K>;
  traceId?: string | undefined;
}

/** Rooms of one kind, one for each id, that exist while somebody follows them. */
export class KeyedRooms<K extends RoomKind> implements OpenRooms {
  private readonly rooms = new Map<string, OpenRoom<K>>();
  private readonly prefix: string;

  constructor(
    private readonly kind: KeyedRoomKind,
    private readonly epoch: string,
    private readonly source: KeyedRoomSource<K>,
  ) {
    this.prefix = `${kind}:`;
  }

  owns(room: RoomName): boolean {
    return room.startsWith(this.prefix);
  }

  async catchUp(room: RoomName, since: RoomPosition | undefined): Promise<SubscribeAck> {
    const id = room.slice(this.prefix.length);
    let opened = this.rooms.get(id);
    if (!opened) {
      // A stream that was dropped and made again must not be taken for the old one.
      const stream = new RoomStream<K>(`${this.kind}:${id}`, `${this.epoch}.${Date.now()}`);
      opened = { stream, content: this.source.open(id) };
      this.rooms.set(id, opened);
    }
    const { stream, content } = opened;
    return stream.catchUp(since, () => content.snapshot());
  }

  note(events: readonly LogEvent[]): void {
    if (this.rooms.size === 0) return;
    for (const event of events) {
      const id = this.source.keyOf(event);
      const room = id === undefined ? undefined : this.rooms.get(id);
      if (!room) continue;
      room.traceId = lastTraceOf([event]) ?? room.traceId;
      room.content.note?.(event);
    }
  }

  takeChanges(): RoomChange[] {
    const messages: RoomChange[] = [];
    for (const room of this.rooms.values()) {
      const change = room.content.takeChange();
      if (change !== undefined) messages.push(room.stream.append(change, room.traceId));
      room.traceId = undefined;
    }
    return messages;
  }

  forget(room: RoomName): void {
    this.rooms.delete(room.slice(this.prefix.length));
  }
}

/** The trace of the last of these events that is of any. */
function lastTraceOf(events: readonly LogEvent[]): string | undefined {
  const traceparent = events.findLast(({ metadata }) => metadata?.traceparent)?.metadata?.traceparent;
  return traceparent && traceIdOf(traceparent);
}
