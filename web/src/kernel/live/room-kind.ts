import type { RoomKind, RoomName } from '@planet-heroes/contracts/socket-map';

/** The kind of a room, from its name. */
export function roomKind(room: RoomName): RoomKind {
  return room.split(':')[0] as RoomKind;
}
