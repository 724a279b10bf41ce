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
