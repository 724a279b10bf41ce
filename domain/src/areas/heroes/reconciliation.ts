import { sql } from 'kysely';
import { orNone } from '../../kernel/database/or-none.js';
import { accountBalances } from '../../kernel/ledger/account-balances.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import { type Invariant, invariant, words } from '../../kernel/reconciliation/invariant.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import { earnedPoints } from './earned-points.js';
import type { Hero } from './hero.entity.js';

const accountOf = (purse: 'available' | 'pending' | 'held') =>
  sql<string>`'hero:' || hero.id || ${sql.lit(`:${purse}`)}`;

/** What must hold between heroes' folded numbers and the ledger. */
export const HERO_INVARIANTS: readonly Invariant[] = [
  invariant('A hero’s available, pending and held points are the fold of the ledger', (snapshot) =>
    snapshot
      .tables<typeof Hero>()
      .with('balance', () => accountBalances(snapshot, 'like', 'hero:%'))
      .selectFrom('hero')
      .leftJoin('balance as available', (join) => join.on('available.account', '=', accountOf('available')))
      .leftJoin('balance as pending', (join) => join.on('pending.account', '=', accountOf('pending')))
      .leftJoin('balance as held', (join) => join.on('held.account', '=', accountOf('held')))
      .select(({ eb, or, ref }) => {
        const [available, pending, held] = [
          orNone(ref('available.amount')),
          orNone(ref('pending.amount')),
          orNone(ref('held.amount')),
        ];
        const has = words`${ref('hero.id')} has ${ref('hero.availablePoints')}/${ref('hero.pendingPoints')}/${
          ref('hero.heldPoints')
        }`;
        return [
          or([
            eb('hero.availablePoints', '<>', available),
            eb('hero.pendingPoints', '<>', pending),
            eb('hero.heldPoints', '<>', held),
          ])
            .as('broken'),
          words`${has}, the ledger ${available}/${pending}/${held}`.as('words'),
        ];
      }),
  ),
  invariant('A hero’s lifetime points are what the ledger says was earned', (snapshot) =>
    snapshot
      .tables<typeof Hero>()
      .with('earned', () => earnedPoints(snapshot))
      .selectFrom('hero')
      .leftJoin('earned', 'earned.hero', 'hero.id')
      .select(({ eb, ref }) => {
        const points = orNone(ref('earned.points'));
        return [
          eb('hero.lifetimePoints', '<>', points).as('broken'),
          words`${ref('hero.id')} has ${ref('hero.lifetimePoints')}, the ledger ${points}`.as('words'),
        ];
      }),
  ),
];

/** What living heroes have together. */
export const heroTotals: Totals = async (snapshot) => {
  const { heroes, score, available, pending, held, referrals } = await snapshot
    .tables<typeof Hero>()
    .selectFrom('hero')
    .select(({ fn }) => [
      fn.countAll<number>().as('heroes'),
      fn.sum<number>('score').as('score'),
      fn.sum<number>('availablePoints').as('available'),
      fn.sum<number>('pendingPoints').as('pending'),
      fn.sum<number>('heldPoints').as('held'),
      fn.sum<number>('referralCount').as('referrals'),
    ])
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const total =
    `${heroes}, score ${score}, available ${available}, pending ${pending}, held ${held}, referrals ${referrals}`;
  return [{ name: 'heroes', total }];
};

/** What the ledger moved by each rule. */
export const ledgerTotals: Totals = async (snapshot) => {
  const rules = await snapshot
    .tables<typeof LedgerEntry>()
    .selectFrom('ledger_entry')
    .select(({ fn }) => ['rule', fn.countAll<number>().as('entries'), fn.sum<number>('amount').as('points')])
    .groupBy('rule')
    .execute();
  return rules.map(({ rule, entries, points }) => ({ name: `ledger ${rule}`, total: `${entries}, points ${points}` }));
};
