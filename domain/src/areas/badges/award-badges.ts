import { sql } from 'kysely';
import { badgesFor, inBadgeOrder } from '@planet-heroes/contracts/areas/badges/badges';
import type { Reaction } from '../../kernel/areas/area.js';
import type { Transaction } from '../../kernel/database/database.js';
import { insertRows, rowsOf } from '../../kernel/database/rows-of.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { Hero, HeroBadge } from '../heroes/heroes.area.js';
import { verifiedActivities, type VerifiedActivity } from '../trade-ins/trade-ins.area.js';

type Figures = Awaited<ReturnType<typeof readFigures>>[number];

/**
 * Gives heroes the badges that their trades, or those of friends they referred, have reached: each once, at the time of
 * the activity that reached it. Runs after everything else that a trade adds to their figures.
 */
export const awardBadges: Reaction<'trade.verified'> = async (transaction, events) => {
  const activities = verifiedActivities(events);
  const heroes = await readFigures(transaction, [...new Set(activities.map(({ heroId }) => heroId))]);
  const awards = heroes.flatMap((hero) => {
    const own = activities.filter(({ heroId }) => heroId === hero.id);
    const last = own.at(-1) ?? activityOfFriend(hero.id, heroes, activities);
    const reached = badgesFor({
      ...hero,
      trades: own.length,
      largestTrade: Math.max(0, ...own.map(({ tradeValue }) => tradeValue)),
    });
    return reached.filter((badge) => last && !hero.badges.includes(badge)).map((badge) => ({
      heroId: hero.id,
      badge,
      cause: last!.cause,
      awardedAt: last!.time,
    }));
  });
  if (awards.length === 0) return [];
  const known = new Map(heroes.map(({ id, badges }) => [id, badges]));
  const changed = Array.from(Map.groupBy(awards, ({ heroId }) => heroId), ([id, given]) => (
    { id, badges: inBadgeOrder([...known.get(id)!, ...given.map(({ badge }) => badge)]) }
  ));
  const tables = transaction.tables<typeof Hero | typeof HeroBadge>();
  await tables
    .updateTable('hero')
    .from(rowsOf('given', changed, { id: 'text', badges: 'text[]' }))
    .set(({ ref }) => ({ badges: ref('given.badges') }))
    .whereRef('hero.id', '=', 'given.id')
    .execute();
  await insertRows(tables, 'hero_badge', awards, { heroId: 'text', badge: 'text', awardedAt: 'timestamptz' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return awards.map(({ heroId, badge, cause, awardedAt }): NewEvent => ({
    type: 'badge.awarded', subject: heroId, cause, time: awardedAt, data: { heroId, badge },
  }));
};

/** What badges are given for, of the heroes who traded and of those who brought them. */
function readFigures(transaction: Transaction, heroIds: readonly string[]) {
  const tables = transaction.tables<typeof Hero>();
  const friends = tables.selectFrom('hero').select('referredBy').where('id', 'in', heroIds);
  return tables
    .selectFrom('hero')
    .select(['id', 'badges', 'bottlesPrevented', 'referralCount', 'referredBy'])
    // As an array the friends are looked up once, and then by the index like the others.
    .where(({ eb, or }) => or([eb('id', 'in', heroIds), eb('id', '=', sql<string>`any(array(${friends}))`)]))
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute();
}

function activityOfFriend(
  heroId: string,
  heroes: readonly Figures[],
  activities: readonly VerifiedActivity[],
): VerifiedActivity | undefined {
  return activities.findLast((activity) => heroes.find(({ id }) => id === activity.heroId)?.referredBy === heroId);
}

/** How many living heroes have each badge. */
export const badgeTotals: Totals = async (snapshot) => {
  const badges = await snapshot
    .tables<typeof Hero>()
    .selectFrom(({ selectFrom }) =>
      selectFrom('hero')
        .select(({ ref }) => sql<string>`unnest(${ref('badges')})`.as('badge'))
        .where('removedAt', 'is', null)
        .as('given')
    )
    .select(({ fn }) => ['given.badge', fn.countAll<number>().as('heroes')])
    .groupBy('given.badge')
    .execute();
  return badges.map(({ badge, heroes }) => ({ name: `badges ${badge}`, total: String(heroes) }));
};
