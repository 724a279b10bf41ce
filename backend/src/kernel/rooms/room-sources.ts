import type { RoomKind } from '@planet-heroes/contracts/socket-map';
import type { Projections } from '../projections/projections.js';
import { CompanyRoom } from '../../areas/companies/company-room.js';
import { dubaiRoom } from '../../areas/dubai-rewards/dubai-room.js';
import { HeroRoom, unknownHero } from '../../areas/heroes/hero-room.js';
import { leaderboardRoom } from '../../areas/leaderboard/leaderboard-room.js';
import { missionsRoom } from '../../areas/missions/missions-room.js';
import { OrderRoom } from '../../areas/orders/order-room.js';
import { KeyedRooms, PublicRoom, type RoomSource } from './room-source.js';
import { socialChallengeRoom } from '../../areas/social-challenges/social-challenge-room.js';
import { wholeRoom } from './whole-room.js';

/** Every kind of room: a missing one does not compile. The board is told before the heroes on it. */
export function roomSources(projections: Projections, epoch: string): RoomSource[] {
  const { impact, leaderboard, missions, socialChallenges, dubai, orders, pickups } = projections;
  const sources: Record<RoomKind, RoomSource> = {
    impact: new PublicRoom('impact', epoch, wholeRoom<'impact'>(impact)),
    leaderboard: new PublicRoom('leaderboard', epoch, leaderboardRoom(leaderboard)),
    missions: new PublicRoom('missions', epoch, missionsRoom(missions)),
    challenges: new PublicRoom('challenges', epoch, socialChallengeRoom(socialChallenges, (heroId) => leaderboard.hero(heroId)?.name)),
    dubai: new PublicRoom('dubai', epoch, dubaiRoom(dubai)),
    pickups: new PublicRoom('pickups', epoch, wholeRoom<'pickups'>(pickups)),
    hero: new KeyedRooms<'hero'>('hero', epoch, openHeroRoom, ({ data }) => ('heroId' in data ? data.heroId : undefined)),
    company: new KeyedRooms<'company'>('company', epoch, (id) => new CompanyRoom(id, orders), ({ data }) => ('companyId' in data ? data.companyId : undefined)),
    order: new KeyedRooms<'order'>('order', epoch, (id) => new OrderRoom(id, orders), ({ data }) => ('orderId' in data ? data.orderId : undefined)),
  };
  return Object.values(sources);

  function openHeroRoom(heroId: string): HeroRoom {
    const hero = leaderboard.hero(heroId);
    if (!hero) throw unknownHero(heroId);
    return new HeroRoom(hero, leaderboard);
  }
}
