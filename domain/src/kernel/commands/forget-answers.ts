import { sql } from 'kysely';
import type { Transaction } from '../database/database.js';
import type { AcceptedCommand } from './accepted-command.entity.js';
import type { CommandResultRecord } from './command-result.entity.js';
import type { KeptPayload } from './kept-payload.entity.js';

/** Removes what is kept of commands that were sent under these scopes: answers and payloads. */
export async function forgetAnswers(transaction: Transaction, scopes: readonly string[]): Promise<void> {
  if (scopes.length === 0) return;
  const tables = transaction.tables<typeof CommandResultRecord | typeof KeptPayload | typeof AcceptedCommand>();
  await tables.deleteFrom('command_result').where('scope', 'in', scopes).execute();
  await tables.deleteFrom('command_payload').where('scope', 'in', scopes).execute();
  await tables.deleteFrom('accepted_command').where('settledAt', 'is not', null)
    .where(sql<string>`job ->> 'scope'`, 'in', scopes).execute();
}

const OPERATORS = 'operator';

/**
 * Removes what is kept of operators' commands that name one of these ids: an answer about a trade-in repeats the door
 * and the signature. Operators send few commands, so that looking through them all is cheap.
 */
export async function forgetAnswersAbout(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const tables = transaction.tables<typeof CommandResultRecord | typeof KeptPayload | typeof AcceptedCommand>();
  const names = (column: 'outcome' | 'payload' | 'job') =>
    sql<boolean>`${sql.ref(column)}::text like any (${ids.map((id) => `%"${id}"%`)}::text[])`;
  await tables.deleteFrom('command_result').where('scope', '=', OPERATORS).where(names('outcome')).execute();
  await tables.deleteFrom('command_payload').where('scope', '=', OPERATORS).where(names('payload')).execute();
  await tables.deleteFrom('accepted_command').where('settledAt', 'is not', null)
    .where(sql<string>`job ->> 'scope'`, '=', OPERATORS)
    .where(({ or }) => or([names('outcome'), names('job')])).execute();
}
