import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import {
  type KeyedRoomKind,
  type PublicRoomKind,
  ROOM_DESCRIPTIONS,
  type RoomKind,
  type RoomName,
} from '@planet-heroes/contracts/socket-map';
import { type Follower, type Handshake, type KeyedRoomSource, ROOM_SOURCE, type RoomContent } from './room-source.js';

/** Every area's source of rooms, found by its decorator. */
@Injectable()
export class RoomSources implements OnModuleInit {
  private readonly everybodys = new Map<PublicRoomKind, RoomContent<RoomKind>>();
  private readonly keyed = new Map<KeyedRoomKind, KeyedRoomSource<RoomKind>>();
  private readonly names = new WeakMap<LogEvent, readonly RoomName[]>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws where a kind of room that the contracts describe has no source, or two. */
  onModuleInit(): void {
    const wrappers = this.discovery.getProviders({ metadataKey: ROOM_SOURCE.KEY });
    for (const [kind, { perId }] of Object.entries(ROOM_DESCRIPTIONS)) {
      const found = wrappers.filter((wrapper) => this.discovery.getMetadataByDecorator(ROOM_SOURCE, wrapper) === kind);
      if (found.length === 0)
        throw new Error(`The room "${kind}" has no source: no provider carries @RoomSource('${kind}').`);
      if (found.length > 1)
        throw new Error(
          `The room "${kind}" has more than one source: ${found.map(({ name }) => String(name)).join(' and ')}.`,
        );
      const instance: unknown = found[0]!.instance;
      if (perId) this.keyed.set(kind as KeyedRoomKind, instance as KeyedRoomSource<RoomKind>);
      else this.everybodys.set(kind as PublicRoomKind, instance as RoomContent<RoomKind>);
    }
  }

  /** The public rooms, which are always there. */
  get publicRooms(): ReadonlyMap<RoomName, RoomContent<RoomKind>> {
    return this.everybodys;
  }

  /** The content of a room that there is one of for each id. Throws an AppError where there is no such room. */
  open(room: RoomName): RoomContent<RoomKind> {
    const [kind, id] = room.split(':') as [KeyedRoomKind, string];
    const source = this.keyed.get(kind);
    if (!source) throw new AppError('not_found', `There is no room "${room}".`);
    return source.open(id);
  }

  /** The rooms for one id that an event concerns: asked again with each client that catches up. */
  namesOf(event: LogEvent): readonly RoomName[] {
    let names = this.names.get(event);
    if (!names) {
      names = Array.from(this.keyed).flatMap(([kind, source]): RoomName[] => {
        const id = source.keyOf(event);
        return id === undefined ? [] : [`${kind}:${id}`];
      });
      this.names.set(event, names);
    }
    return names;
  }

  /** Throws an AppError unless a socket with this handshake may follow the room: the public ones are open to all. */
  async assertMayEnter(room: RoomName, handshake: Handshake): Promise<void> {
    const [kind, id] = room.split(':') as [KeyedRoomKind, string];
    await this.keyed.get(kind)?.assertMayEnter(id, handshake);
  }

  /** Takes note of a socket that has just entered a room. */
  noteEntered(room: RoomName, follower: Follower): void {
    const [kind, id] = room.split(':') as [KeyedRoomKind, string];
    this.keyed.get(kind)?.noteEntered?.(follower, id);
  }
}
