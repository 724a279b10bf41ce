import type { Projections } from '../projections/projections.js';
import { CompanyRoom } from './company-room.js';
import { dubaiRoom } from './dubai-room.js';
import { HeroRoom, unknownHero } from './hero-room.js';
import { impactRoom } from './impact-room.js';
import { leaderboardRoom } from './leaderboard-room.js';
import { missionsRoom } from './missions-room.js';
import { OrderRoom } from './order-room.js';
import { KeyedRooms, PublicRoom, type RoomSource } from './room-source.js';
import { socialChallengeRoom } from './social-challenge-room.js';

/** Every kind of room. The board is told before the heroes on it. */
export function roomSources(projections: Projections, epoch: string): RoomSource[] {
  const { impact, leaderboard, missions, socialChallenges, dubai, orders } = projections;
  return [
    new PublicRoom('impact', epoch, impactRoom(impact)),
    new PublicRoom('leaderboard', epoch, leaderboardRoom(leaderboard)),
    new PublicRoom('missions', epoch, missionsRoom(missions)),
    new PublicRoom('challenges', epoch, socialChallengeRoom(socialChallenges, (heroId) => leaderboard.hero(heroId)?.name)),
    new PublicRoom('dubai', epoch, dubaiRoom(dubai)),
    new KeyedRooms<'hero'>('hero', epoch, openHeroRoom, ({ data }) => ('heroId' in data ? data.heroId : undefined)),
    new KeyedRooms<'company'>('company', epoch, (id) => new CompanyRoom(id, orders), ({ data }) => ('companyId' in data ? data.companyId : undefined)),
    new KeyedRooms<'order'>('order', epoch, (id) => new OrderRoom(id, orders), ({ data }) => ('orderId' in data ? data.orderId : undefined)),
  ];

  function openHeroRoom(heroId: string): HeroRoom {
    const hero = leaderboard.hero(heroId);
    if (!hero) throw unknownHero(heroId);
    return new HeroRoom(hero, leaderboard);
  }
}
