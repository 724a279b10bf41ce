import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { type Handshake, type KeyedRoomSource, RoomSource } from '../../kernel/rooms/room-source.js';
import { Sessions } from '../../kernel/sessions/sessions.js';
import { LeaderboardProjection } from '../leaderboard/leaderboard.module.js';
import { ActingHeroes } from './acting-heroes.js';
import { HeroRoom } from './hero-room.js';

/** Rooms of heroes, each open to its hero alone. */
@RoomSource('hero')
export class HeroRooms implements KeyedRoomSource<'hero'> {
  constructor(
    private readonly leaderboard: LeaderboardProjection,
    private readonly sessions: Sessions,
    private readonly acting: ActingHeroes,
  ) {}

  open(id: string): HeroRoom {
    return new HeroRoom(this.leaderboard.knownHero(id), this.leaderboard);
  }

  keyOf({ data }: LogEvent): string | undefined {
    return 'heroId' in data ? data.heroId : undefined;
  }

  assertMayEnter(id: string, { headers }: Handshake): void {
    this.acting.assertMayActAs(this.sessions.callerOf(headers).heroId, id);
  }
}
