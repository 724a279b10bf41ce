import { orNone } from '../../kernel/database/or-none.js';
import { type Invariant, invariant, words } from '../../kernel/reconciliation/invariant.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { Hero } from '../heroes/heroes.area.js';
import type { TradeIn } from './trade-in.entity.js';

/** What must hold between trade-ins and the points that they promise. */
export const TRADE_IN_INVARIANTS: readonly Invariant[] = [
  invariant('Points pending are those that open quotes promise', (snapshot) =>
    snapshot
      .tables<typeof Hero | typeof TradeIn>()
      .with('promised', (tables) =>
        tables
          .selectFrom('trade_in')
          .select(({ fn }) => ['heroId as hero', fn.sum<number>('points').as('total')])
          .where('state', '=', 'quoted')
          .groupBy('heroId'),
      )
      .selectFrom('hero')
      .leftJoin('promised', 'promised.hero', 'hero.id')
      .where(({ eb, or }) => or([eb('hero.pendingPoints', '<>', 0), eb('promised.total', 'is not', null)]))
      .select(({ eb, ref }) => {
        const promised = orNone(ref('promised.total'));
        return [
          eb('hero.pendingPoints', '<>', promised).as('broken'),
          words`${ref('hero.id')} has ${ref('hero.pendingPoints')} pending, its quotes promise ${promised}`.as('words'),
        ];
      }),
  ),
];

/** The trade-ins in each state. */
export const tradeInTotals: Totals = async (snapshot) => {
  const states = await snapshot
    .tables<typeof TradeIn>()
    .selectFrom('trade_in')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.sum<number>('points').as('points'), fn.sum<number>('valueFils').as('fils')])
    .groupBy('state')
    .execute();
  return states.map(({ state, count, points, fils }) => ({ name: `trade-ins ${state}`, total: `${count}, points ${points}, fils ${fils}` }));
};
