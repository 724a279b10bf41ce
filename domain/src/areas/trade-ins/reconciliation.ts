import { sql } from 'kysely';
import { PRICED_TRADE_IN_STATES } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { orNone } from '../../kernel/database/or-none.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import { type Invariant, invariant, pausingNoClaims, words } from '../../kernel/reconciliation/invariant.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { Hero } from '../heroes/heroes.area.js';
import type { PickupSlot } from '../pickups/pickups.area.js';
import type { JourneyTables } from './journey.entities.js';
import type { TradeIn } from './trade-in.entity.js';
import { REVERSAL_RULES } from './trade-rule.js';

/** What must hold between trade-ins and the points that they promise. */
export const TRADE_IN_INVARIANTS: readonly Invariant[] = [
  invariant('Points pending are those that trade-ins with a price promise', (snapshot) =>
    snapshot
      .tables<typeof Hero | typeof TradeIn>()
      .with('promised', (tables) =>
        tables
          .selectFrom('trade_in')
          .select(({ fn }) => ['heroId as hero', fn.sum<number>('points').as('total')])
          .where('state', 'in', PRICED_TRADE_IN_STATES)
          .groupBy('heroId'),
      )
      .selectFrom('hero')
      .leftJoin('promised', 'promised.hero', 'hero.id')
      .where(({ eb, or }) => or([eb('hero.pendingPoints', '<>', 0), eb('promised.total', 'is not', null)]))
      .select(({ eb, ref }) => {
        const promised = orNone(ref('promised.total'));
        return [
          eb('hero.pendingPoints', '<>', promised).as('broken'),
          words`${ref('hero.id')} has ${ref('hero.pendingPoints')} pending, its trade-ins promise ${promised}`.as('words'),
        ];
      }),
  ),
  invariant('Nothing that was handed over is credited without an inspection, or one that was missed', (snapshot) =>
    snapshot
      .tables<typeof TradeIn | JourneyTables>()
      .selectFrom('trade_in')
      .innerJoin('trade_in_handover as handover', 'handover.tradeInId', 'trade_in.id')
      .leftJoin('trade_in_inspection as inspection', 'inspection.tradeInId', 'trade_in.id')
      .where('trade_in.state', '=', 'verified')
      .select(({ eb, ref }) => [
        eb('inspection.tradeInId', 'is', null).as('broken'),
        words`${ref('trade_in.id')} is credited without an inspection`.as('words'),
      ]),
  ),
  invariant('A trade-in that was taken back has the opposite of its movement of points, and no other has', (snapshot) =>
    snapshot
      .tables<typeof TradeIn | typeof LedgerEntry>()
      .with('taken', (tables) =>
        tables
          .selectFrom('ledger_entry')
          .select(({ fn }) => ['cause', fn.sum<number>('amount').as('total')])
          .where('rule', 'in', Object.values(REVERSAL_RULES))
          .groupBy('cause'),
      )
      .with('reversed', (tables) =>
        tables
          .selectFrom('trade_in')
          .select(({ ref }) => [sql<string>`'reverse:' || ${ref('id')}`.as('of'), 'points'])
          .where('state', '=', 'reversed'),
      )
      .selectFrom('reversed')
      .fullJoin('taken', 'taken.cause', 'reversed.of')
      .select(({ eb, fn, ref }) => {
        const [points, taken] = [orNone(ref('reversed.points')), orNone(ref('taken.total'))];
        const movement = fn.coalesce('reversed.of', 'taken.cause');
        return [
          eb(points, '<>', taken).as('broken'),
          words`${movement} takes ${taken} points back of ${points}`.as('words'),
        ];
      }),
  ),
  ...pausingNoClaims([invariant('A pickup slot is booked by as many trade-ins as it counts', (snapshot) =>
    snapshot
      .tables<JourneyTables | typeof PickupSlot>()
      .with('held', (tables) =>
        tables
          .selectFrom('trade_in_handover')
          .select(({ fn }) => ['zoneId', 'day', 'slot', fn.countAll<number>().as('count')])
          .where('slot', 'is not', null)
          .groupBy(['zoneId', 'day', 'slot']),
      )
      .selectFrom('pickup_slot as slot')
      .leftJoin('held', (join) =>
        join.onRef('held.zoneId', '=', 'slot.zoneId').onRef('held.day', '=', 'slot.day')
          .onRef('held.slot', '=', 'slot.slot'))
      .select(({ eb, ref }) => {
        const held = orNone(ref('held.count'));
        return [
          eb('slot.booked', '<>', held).as('broken'),
          words`${ref('slot.zoneId')} ${ref('slot.day')} ${ref('slot.slot')} counts ${ref('slot.booked')}, held are ${held}`
            .as('words'),
        ];
      }),
  )]),
];

/** The trade-ins in each state. */
export const tradeInTotals: Totals = async (snapshot) => {
  const states = await snapshot
    .tables<typeof TradeIn>()
    .selectFrom('trade_in')
    .select((
      { fn },
    ) => [
      'state',
      fn.countAll<number>().as('count'),
      fn.sum<number>('points').as('points'),
      fn.sum<number>('valueFils').as('fils'),
    ])
    .groupBy('state')
    .execute();
  return states.map(({ state, count, points, fils }) => ({
    name: `trade-ins ${state}`,
    total: `${count}, points ${points}, fils ${fils}`,
  }));
};
