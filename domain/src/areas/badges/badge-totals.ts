import { sql } from 'kysely';
import type { Totals } from '../../kernel/reconciliation/table-totals.js';
import type { Hero } from '../heroes/heroes.area.js';

/** How many living heroes have each badge. */
export const badgeTotals: Totals = async (snapshot) => {
  const badges = await snapshot
    .tables<typeof Hero>()
    .selectFrom(({ selectFrom }) => selectFrom('hero').select(({ ref }) => sql<string>`unnest(${ref('badges')})`.as('badge')).where('removedAt', 'is', null).as('given'))
    .select(({ fn }) => ['given.badge', fn.countAll<number>().as('heroes')])
    .groupBy('given.badge')
    .execute();
  return badges.map(({ badge, heroes }) => ({ name: `badges ${badge}`, total: String(heroes) }));
};
