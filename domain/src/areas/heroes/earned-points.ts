import { sql } from 'kysely';
import type { Queryable } from '../../kernel/database/database.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';

/** What heroes earned, as the ledger says: the query of `hero` and `points`, which raise score and level. */
export function earnedPoints(database: Queryable) {
  return database
    .tables<typeof LedgerEntry>()
    .selectFrom('ledger_entry')
    .select(({ fn }) => ['heroId as hero', fn.sum<number>('amount').as('points')])
    .where(({ eb, ref }) => eb('creditAccount', '=', sql<string>`'hero:' || ${ref('heroId')} || ':available'`))
    .where(({ eb, or }) =>
      or(['issuer:%', 'escrow:%', '%:pending'].map((account) => eb('debitAccount', 'like', account)))
    )
    .groupBy('heroId');
}
