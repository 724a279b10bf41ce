import { sql } from 'kysely';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import type { Queryable } from '../database/database.js';
import type { AcceptedCommand } from './accepted-command.entity.js';
import { asReplayed } from './as-replayed.js';
import type { CommandResultRecord } from './command-result.entity.js';

const accepted = (database: Queryable) => database.tables<typeof AcceptedCommand>();

/** Makes a command durable that is answered before it has ended. */
export async function acceptCommand(database: Queryable, job: CommandJob): Promise<void> {
  await accepted(database).insertInto('accepted_command').values({ id: job.id, job }).execute();
}

/** Writes an accepted command's outcome down, once; returns whether this was the time. */
export async function settleCommand(database: Queryable, id: string, outcome: CommandOutcome): Promise<boolean> {
  const settled = await accepted(database)
    .updateTable('accepted_command')
    .set({ outcome, settledAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .returning('id')
    .execute();
  return settled.length > 0;
}

/** An accepted command's outcome, null while it has none; undefined where it was never accepted. */
export async function readAcceptedCommand(
  database: Queryable,
  id: string,
): Promise<{ outcome: CommandOutcome | null; asker: string | null; isPublic: boolean } | undefined> {
  return accepted(database).selectFrom('accepted_command')
    .select(['outcome', 'asker', sql<boolean>`job ->> 'scope' = 'visitor' and not job ? 'payloadKept'`.as('isPublic')])
    .where('id', '=', id).executeTakeFirst();
}

/** Notes who sent an accepted command: a digest of its key or session. */
export async function noteAsker(database: Queryable, id: string, asker: string): Promise<void> {
  await accepted(database).updateTable('accepted_command').set({ asker }).where('id', '=', id).execute();
}

/** The next accepted commands behind an id that have no outcome yet. */
export async function readOpenCommands(database: Queryable, after: string, limit: number): Promise<CommandJob[]> {
  const rows = await accepted(database)
    .selectFrom('accepted_command')
    .select('job')
    .where('settledAt', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ job }) => job);
}

/** Forgets that a command failed: it is tried again, and asking for its end gives the end of the new one. */
export async function reopenFailedCommand(database: Queryable, id: string): Promise<void> {
  await accepted(database)
    .updateTable('accepted_command')
    .set({ outcome: null, settledAt: null })
    .where('id', '=', id)
    .where(sql`outcome ->> 'status'`, '=', 'failed')
    .execute();
}

/** The outcome that was committed with a command's effects, by this run of it or another with its key and body. */
export async function readCommittedOutcome(
  database: Queryable,
  { id, scope, key, bodyHash }: CommandJob,
): Promise<CommandOutcome | undefined> {
  const row = await database
    .tables<typeof CommandResultRecord>()
    .selectFrom('command_result')
    .select(['outcome', 'commandId'])
    .select(sql<number>`extract(epoch from clock_timestamp() - created_at)::float8`.as('ageSeconds'))
    .where(({ and }) => and({ scope, key, bodyHash }))
    .executeTakeFirst();
  return row && (row.commandId === id ? row.outcome : asReplayed(row.outcome, row.ageSeconds));
}
