import { sql } from 'kysely';
import { accountBalances, ledgerSides } from '../ledger/account-balances.js';
import { type Invariant, invariant, words } from './invariant.js';

const ISSUERS = 'issuer:%';

/** What must hold of the ledger alone. */
export const LEDGER_INVARIANTS: readonly Invariant[] = [
  invariant('Every account but the issuers’ holds what was put into it, and never less than nothing', (snapshot) =>
    snapshot
      .tables<never>()
      .selectFrom(accountBalances(snapshot, 'not like', ISSUERS).as('balance'))
      .select(({ eb, ref }) => [
        eb('balance.amount', '<', 0).as('broken'),
        words`${ref('balance.account')} holds ${ref('balance.amount')}`.as('words'),
      ]),
  ),
  {
    name: 'The ledger sums to zero: what the issuers gave is what the accounts hold',
    pausesClaims: true,
    async check(snapshot) {
      const { sides, total, issued } = await snapshot
        .tables<never>()
        .selectFrom(ledgerSides(snapshot, 'like', '%').as('side'))
        .select(({ fn }) => [
          fn.countAll<number>().as('sides'),
          fn.sum<number | null>('side.amount').as('total'),
          sql<number | null>`sum(side.amount) filter (where side.account like ${ISSUERS})`.as('issued'),
        ])
        .executeTakeFirstOrThrow();
      return { compared: sides, broken: total ? [`all sides sum to ${total}, the issuers to ${issued}`] : [] };
    },
  },
];
