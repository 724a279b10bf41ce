import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import {
  type KeyedRoomKind,
  PUBLIC_ROOMS,
  ROOM_DESCRIPTIONS,
  type RoomKind,
  type RoomName,
} from '@planet-heroes/contracts/socket-map';
import { KeyedRooms, type OpenRooms, PublicRoom } from './open-rooms.js';
import {
  type Follower,
  type Handshake,
  type KeyedRoomSource,
  type PublicRoomSource,
  ROOM_SOURCE,
} from './room-source.js';

/** Every area's source of rooms, found by its decorator. */
@Injectable()
export class RoomSources implements OnModuleInit {
  private readonly everybodys = new Map<RoomName & RoomKind, PublicRoomSource<RoomKind>>();
  private readonly keyed = new Map<KeyedRoomKind, KeyedRoomSource<RoomKind>>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Throws where a kind of room that the contracts describe has no source, or two. */
  onModuleInit(): void {
    const wrappers = this.discovery.getProviders({ metadataKey: ROOM_SOURCE.KEY });
    const described = Object.keys(ROOM_DESCRIPTIONS) as RoomKind[];
    for (const kind of described) {
      const found = wrappers.filter((wrapper) => this.discovery.getMetadataByDecorator(ROOM_SOURCE, wrapper) === kind);
      if (found.length === 0)
        throw new Error(`The room "${kind}" has no source: no provider carries @RoomSource('${kind}').`);
      if (found.length > 1)
        throw new Error(
          `The room "${kind}" has more than one source: ${found.map(({ name }) => String(name)).join(' and ')}.`,
        );
      const instance: unknown = found[0]!.instance;
      if (isPublic(kind)) this.everybodys.set(kind, instance as PublicRoomSource<typeof kind>);
      else this.keyed.set(kind, instance as KeyedRoomSource<typeof kind>);
    }
  }

  /** New streams for all of them. The board is published before the heroes on it. */
  open(epoch: string): OpenRooms[] {
    return [
      ...Array.from(this.everybodys, ([kind, source]) => new PublicRoom(kind, epoch, source.open())),
      ...Array.from(this.keyed, ([kind, source]) => new KeyedRooms(kind, epoch, source)),
    ];
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

function isPublic(kind: RoomKind): kind is RoomName & RoomKind {
  return (PUBLIC_ROOMS as readonly string[]).includes(kind);
}
