import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { type Follower, type Handshake, type KeyedRoomSource, RoomSource } from '../../kernel/rooms/room-source.js';
import { SessionHolders } from '../../kernel/sessions/session-holders.js';
import { Sessions } from '../../kernel/sessions/sessions.js';
import { LeaderboardProjection } from '../leaderboard/leaderboard.module.js';
import { InboxProjection } from '../notifications/notifications.module.js';
import { ActingHeroes } from './acting-heroes.js';
import { HeroRoom } from './hero-room.js';

/** Rooms of heroes, each open to its hero alone. */
@RoomSource('hero')
export class HeroRooms implements KeyedRoomSource<'hero'> {
  constructor(
    private readonly leaderboard: LeaderboardProjection,
    private readonly inbox: InboxProjection,
    private readonly sessions: Sessions,
    private readonly acting: ActingHeroes,
    private readonly holders: SessionHolders,
  ) {}

  open(id: string): HeroRoom {
    return new HeroRoom(this.leaderboard.heroOrGuest(id), this.leaderboard, this.inbox);
  }

  noteEntered(follower: Follower): void {
    this.holders.note(follower);
  }

  keyOf({ data }: LogEvent): string | undefined {
    return 'heroId' in data ? data.heroId : undefined;
  }

  async assertMayEnter(id: string, { headers }: Handshake): Promise<void> {
    this.acting.assertMayActAs((await this.sessions.callerOf(headers)).heroId, id);
  }
}
