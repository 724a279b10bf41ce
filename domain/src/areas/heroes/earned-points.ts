import { sql } from 'kysely';
import type { Queryable } from '../../kernel/database/database.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import type { Hero } from './hero.entity.js';

const TAKEN_BACK = 'reversed:%';

/**
 * What heroes earned, as the ledger says, less what was taken back: the query of `hero` and `points`, which make score
 * and level.
 */
export function earnedPoints(database: Queryable) {
  return database
    .tables<typeof LedgerEntry | typeof Hero>()
    .selectFrom('ledger_entry')
    .select(({ eb, fn, ref }) => [
      'heroId as hero',
      fn.sum<number>(
        eb.case().when('creditAccount', 'like', TAKEN_BACK).then(sql<number>`-${ref('amount')}`).else(ref('amount')).end(),
      ).as('points'),
    ])
    .where(({ and, eb, or, ref }) =>
      or([
        eb('creditAccount', 'like', TAKEN_BACK),
        and([
          eb('creditAccount', '=', sql<string>`'hero:' || ${ref('heroId')} || ':available'`),
          or(['issuer:%', 'escrow:%', '%:pending'].map((account) => eb('debitAccount', 'like', account))),
        ]),
      ])
    )
    .groupBy('heroId');
}
