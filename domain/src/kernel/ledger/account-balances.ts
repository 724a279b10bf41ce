import { sql } from 'kysely';
import type { Queryable } from '../database/database.js';
import type { LedgerEntry } from './ledger-entry.entity.js';

/**
 * Each movement from both of its sides: the query of `account` and `amount`, of the accounts whose names are like that.
 */
export function ledgerSides(snapshot: Queryable, operator: 'like' | 'not like', pattern: string) {
  const tables = snapshot.tables<typeof LedgerEntry>();
  return tables
    .selectFrom('ledger_entry')
    .select(['creditAccount as account', 'amount'])
    .where('creditAccount', operator, pattern)
    .unionAll(
      tables
        .selectFrom('ledger_entry')
        .select(({ ref }) => ['debitAccount as account', sql<number>`-${ref('amount')}`.as('amount')])
        .where('debitAccount', operator, pattern),
    );
}

/** What accounts hold: the query of `account` and `amount`. */
export function accountBalances(snapshot: Queryable, operator: 'like' | 'not like', pattern: string) {
  return snapshot
    .tables<typeof LedgerEntry>()
    .selectFrom(ledgerSides(snapshot, operator, pattern).as('side'))
    .select(({ fn }) => ['side.account', fn.sum<number>('side.amount').as('amount')])
    .groupBy('side.account');
}
