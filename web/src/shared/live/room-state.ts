import { applyCompanyChange, applyOrderChange } from '@planet-heroes/contracts/areas/companies/rooms';
import { applyDubaiChange } from '@planet-heroes/contracts/areas/dubai-rewards/room';
import { applyLeaderboardChange } from '@planet-heroes/contracts/areas/leaderboard/change';
import { applyListChange } from '@planet-heroes/contracts/kernel/rooms/list-change';
import { applyMissionChange } from '@planet-heroes/contracts/areas/missions/room';
import { LEADERBOARD_ROOM_SIZE } from '@planet-heroes/contracts/areas/leaderboard/room-size';
import type { RoomKind, RoomMessages, RoomName } from '@planet-heroes/contracts/socket-map';

type Fold<K extends RoomKind> = (
  state: RoomMessages[K]['snapshot'],
  change: RoomMessages[K]['change'],
) => RoomMessages[K]['snapshot'];

/** How each kind of room takes one change in. */
const FOLDS: { [K in RoomKind]: Fold<K> } = {
  impact: (_stats, change) => change,
  leaderboard: ({ heroes }, change) => ({
    heroes: applyLeaderboardChange(heroes, change, LEADERBOARD_ROOM_SIZE),
    totalHeroes: change.totalHeroes,
  }),
  missions: applyMissionChange,
  challenges: applyListChange,
  dubai: applyDubaiChange,
  pickups: (_done, change) => change,
  hero: (_snapshot, { hero, standing, availablePoints, lifetimePoints, pendingPoints, heldPoints }) => ({
    hero,
    standing,
    availablePoints,
    lifetimePoints,
    pendingPoints,
    heldPoints,
  }),
  company: applyCompanyChange,
  order: applyOrderChange,
};

/** The kind of a room, from its name. */
export function roomKind(room: RoomName): RoomKind {
  return room.split(':')[0] as RoomKind;
}

/** The room's state after a change; the state given is left untouched. */
export function foldRoom<K extends RoomKind>(
  kind: K,
  state: RoomMessages[K]['snapshot'],
  change: RoomMessages[K]['change'],
): RoomMessages[K]['snapshot'] {
  return FOLDS[kind](state, change);
}
