import { badgesFor, inBadgeOrder } from '@planet-heroes/contracts/areas/badges/badges';
import type { NewEvent } from '../../kernel/log/append-events.js';
import type { Reaction } from '../../kernel/areas/area.js';
import { verifiedActivities, type VerifiedActivity } from '../trade-ins/trade-ins.area.js';

interface Figures {
  id: string;
  badges: string[];
  bottlesPrevented: number;
  referralCount: number;
  referredBy: string | null;
}

/**
 * Gives heroes the badges that their trades, or those of the friends whom they brought, have reached: each once, with the
 * time of the activity that reached it. Comes after whatever else a trade adds to their figures.
 */
export const awardBadges: Reaction<'trade.verified'> = async (transaction, events) => {
  const activities = verifiedActivities(events);
  const heroIds = [...new Set(activities.map(({ heroId }) => heroId))];
  const heroes = await transaction.query<Figures>(
    `select id, badges, bottles_prevented::float8 as "bottlesPrevented", referral_count as "referralCount", referred_by as "referredBy"
     from hero
     where (id = any($1::text[]) or id = any(array(select referred_by from hero where id = any($1::text[])))) and removed_at is null
     order by id`,
    [heroIds],
  );
  const awards = heroes.flatMap((hero) => {
    const own = activities.filter(({ heroId }) => heroId === hero.id);
    const last = own.at(-1) ?? activityOfFriend(hero.id, heroes, activities);
    const reached = badgesFor({ ...hero, trades: own.length, largestTrade: Math.max(0, ...own.map(({ tradeValue }) => tradeValue)) });
    return reached.filter((badge) => last && !hero.badges.includes(badge)).map((badge) => ({ hero, badge, ...last! }));
  });
  if (awards.length === 0) return [];
  const changed = [...new Set(awards.map(({ hero }) => hero))];
  await transaction.query(
    `update hero set badges = string_to_array(given.badges, '|')
     from unnest($1::text[], $2::text[]) as given (hero_id, badges) where hero.id = given.hero_id`,
    [
      changed.map(({ id }) => id),
      changed.map((hero) => inBadgeOrder([...hero.badges, ...awards.filter((award) => award.hero === hero).map(({ badge }) => badge)]).join('|')),
    ],
  );
  await transaction.query(
    `insert into hero_badge (hero_id, badge, awarded_at) select * from unnest($1::text[], $2::text[], $3::timestamptz[])
     on conflict do nothing`,
    [awards.map(({ hero }) => hero.id), awards.map(({ badge }) => badge), awards.map(({ time }) => time.toISOString())],
  );
  return awards.map(({ hero, badge, cause, time }): NewEvent => ({
    type: 'badge.awarded', subject: hero.id, cause, time, data: { heroId: hero.id, badge },
  }));
};

function activityOfFriend(heroId: string, heroes: readonly Figures[], activities: readonly VerifiedActivity[]): VerifiedActivity | undefined {
  return activities.findLast((activity) => heroes.find(({ id }) => id === activity.heroId)?.referredBy === heroId);
}
