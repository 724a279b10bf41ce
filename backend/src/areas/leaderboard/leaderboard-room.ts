import { LEADERBOARD_ROOM_SIZE, leaderboardChangeBetween } from '@planet-heroes/contracts/areas/leaderboard/change';
import { type PublicRoomSource, type RoomContent, RoomSource } from '../../kernel/rooms/room-source.js';
import { LeaderboardProjection } from './leaderboard.projection.js';

@RoomSource('leaderboard')
export class LeaderboardRoom implements PublicRoomSource<'leaderboard'> {
  constructor(private readonly leaderboard: LeaderboardProjection) {}

  open(): RoomContent<'leaderboard'> {
    return leaderboardRoom(this.leaderboard);
  }
}

/** The best heroes. A snapshot shows the last published state, so that the changes that follow fit it. */
function leaderboardRoom(leaderboard: LeaderboardProjection): RoomContent<'leaderboard'> {
  let version = leaderboard.version;
  let heroes = leaderboard.top(LEADERBOARD_ROOM_SIZE);
  let totalHeroes = leaderboard.totalHeroes;
  return {
    snapshot: () => ({ heroes, totalHeroes }),
    takeChange() {
      if (leaderboard.version === version) return undefined;
      version = leaderboard.version;
      const top = leaderboard.top(LEADERBOARD_ROOM_SIZE);
      const change = leaderboardChangeBetween(heroes, top, leaderboard.totalHeroes);
      const same = change.placed.length === 0 && change.removed.length === 0 && totalHeroes === change.totalHeroes;
      heroes = top;
      totalHeroes = leaderboard.totalHeroes;
      return same ? undefined : change;
    },
  };
}
