import type { RoomKind, RoomName } from '@planet-heroes/contracts/socket-map';

/** All rooms' states. No call answers them: they are pushed. */
export const ROOMS_KEY = ['live'] as const;

/** A room's whole state, as it was last pushed. */
export function roomKey(room: RoomName) {
  return [...ROOMS_KEY, room] as const;
}

/** The kind of a room, from its name. */
export function roomKind(room: RoomName): RoomKind {
  return room.split(':')[0] as RoomKind;
}
