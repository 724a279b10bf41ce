import { sql } from 'kysely';
import type { Transaction } from '../database/database.js';
import type { AcceptedCommand } from './accepted-command.entity.js';
import type { CommandResultRecord } from './command-result.entity.js';
import type { KeptPayload } from './kept-payload.entity.js';

/**
 * Removes what is kept of commands that were sent under these scopes: answers and payloads. An accepted command's
 * outcome may still be on its way to its row, which therefore goes as well, but for that of the command `by`.
 */
export async function forgetAnswers(transaction: Transaction, scopes: readonly string[], by: string): Promise<void> {
  if (scopes.length === 0) return;
  const tables = transaction.tables<typeof CommandResultRecord | typeof KeptPayload | typeof AcceptedCommand>();
  await tables.deleteFrom('command_result').where('scope', 'in', scopes).execute();
  await tables.deleteFrom('command_payload').where('scope', 'in', scopes).execute();
  await tables.deleteFrom('accepted_command').where('id', '<>', by)
    .where(sql<string>`job ->> 'scope'`, 'in', scopes).execute();
}

const OPERATORS = 'operator';

/**
 * Removes what is kept of operators' commands about these heroes: an answer about a trade-in repeats the door and the
 * signature. Payloads and what was answered with 202 go before long, so that looking through them all is cheap.
 */
export async function forgetAnswersAbout(transaction: Transaction, heroIds: readonly string[]): Promise<void> {
  if (heroIds.length === 0) return;
  const tables = transaction.tables<typeof CommandResultRecord | typeof KeptPayload | typeof AcceptedCommand>();
  const names = (column: 'outcome' | 'payload' | 'job') =>
    sql<boolean>`${sql.ref(column)}::text like any (${heroIds.map((id) => `%"${id}"%`)}::text[])`;
  // The index has these answers alone: a plan for any scope could not use it.
  await tables.deleteFrom('command_result').where('scope', '=', sql.lit(OPERATORS))
    .where(sql<string>`outcome -> 'result' ->> 'heroId'`, 'in', heroIds).execute();
  await tables.deleteFrom('command_payload').where('scope', '=', OPERATORS).where(names('payload')).execute();
  await tables.deleteFrom('accepted_command').where('settledAt', 'is not', null)
    .where(sql<string>`job ->> 'scope'`, '=', OPERATORS)
    .where(({ or }) => or([names('outcome'), names('job')])).execute();
}
