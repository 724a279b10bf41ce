import { v7 as uuidv7 } from 'uuid';
import type { Statement } from '../database/database.js';

/** One movement of points, whole and above zero. `cause` is the command or event that led to it. */
export interface NewLedgerEntry {
  debitAccount: string;
  creditAccount: string;
  amount: number;
  rule: string;
  cause: string;
  heroId: string;
  reason: string;
  occurredAt: Date;
}

/* Every movement of points is booked by this one statement, those of a whole replay too (bench: P7). */
const SQL = `
  insert into ledger_entry (id, debit_account, credit_account, amount, rule, cause, hero_id, reason, occurred_at)
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[],
                       $8::text[], $9::timestamptz[])`;

/** Writes entries above zero; a second one with the same cause, rule and hero breaks the transaction. */
export function postEntries(entries: readonly NewLedgerEntry[]): Statement {
  const posted = entries.filter(({ amount }) => amount > 0);
  return { name: 'post-entries', sql: SQL, parameters: entryColumns(posted) };
}

/**
 * The columns id, debit_account, credit_account, amount, rule, cause, hero_id, reason and occurred_at, as one array
 * each.
 */
function entryColumns(entries: readonly NewLedgerEntry[]): unknown[][] {
  return [
    entries.map(() => uuidv7()),
    entries.map(({ debitAccount }) => debitAccount),
    entries.map(({ creditAccount }) => creditAccount),
    entries.map(({ amount }) => amount),
    entries.map(({ rule }) => rule),
    entries.map(({ cause }) => cause),
    entries.map(({ heroId }) => heroId),
    entries.map(({ reason }) => reason),
    entries.map(({ occurredAt }) => occurredAt.toISOString()),
  ];
}
