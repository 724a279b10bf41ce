import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';
import type { Queryable } from '../database/database.js';
import { asReplayed } from './as-replayed.js';

/*
 * Every command that writes pays for both of these, so they run under prepared names (bench: P3 and P6).
 */

const READ_SQL = `
  select asked.place::int as place, stored.command_id as "commandId", stored.body_hash as "bodyHash", stored.outcome,
         stored.age_seconds as "ageSeconds",
         (extract(epoch from clock_timestamp()) * 1000 + clock.offset_ms)::float8 as "nowMs"
  from virtual_clock as clock
  cross join unnest($1::text[], $2::text[]) with ordinality as asked (scope, key, place)
  left join lateral (
    select command_id, body_hash, outcome, extract(epoch from clock_timestamp() - created_at)::float8 as age_seconds
    from command_result as result
    where result.scope = asked.scope and result.key = asked.key limit 1
  ) as stored on true`;

const STORE_SQL = `
  insert into command_result (scope, key, command_id, name, body_hash, outcome)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::json[])
  on conflict do nothing`;

interface StoredRow {
  place: number;
  commandId: string | null;
  bodyHash: string;
  outcome: CommandOutcome;
  ageSeconds: number;
  nowMs: number;
}

/** What is stored under the keys of commands, in their order, and the instance's time. */
export async function readStoredOutcomes(
  database: Queryable,
  jobs: readonly CommandJob[],
): Promise<{ stored: (CommandOutcome | undefined)[]; now: Date }> {
  const rows = await database.query<StoredRow>(
    READ_SQL,
    [jobs.map(({ scope }) => scope), jobs.map(({ key }) => key)],
    'read-stored-outcomes',
  );
  const stored = jobs.map((): CommandOutcome | undefined => undefined);
  for (const row of rows) stored[row.place - 1] = answerFrom(row, jobs[row.place - 1]!);
  // The database's time, by which the schedule decides what is due: this machine's may be behind it.
  return { stored, now: new Date(rows[0]?.nowMs ?? Date.now()) };
}

/** A used key with another body is refused. A retry of the very same command does not count as a replay. */
function answerFrom(row: StoredRow, job: CommandJob): CommandOutcome | undefined {
  if (row.commandId === null) return undefined;
  if (row.bodyHash !== job.bodyHash) {
    const message = 'This Idempotency-Key was used for another request. Send a new key with a new request.';
    return { status: 'refused', error: { code: 'idempotency_key_reused', message } };
  }
  const { outcome, ageSeconds } = row;
  return row.commandId === job.id ? outcome : asReplayed(outcome, ageSeconds);
}

/** Stores outcomes; returns whether each found its place free. */
export async function insertOutcomes(
  transaction: Queryable,
  jobs: readonly CommandJob[],
  outcomes: readonly CommandOutcome[],
): Promise<boolean> {
  const inserted = await transaction.query(
    `${STORE_SQL} returning 1`,
    [
      jobs.map(({ scope }) => scope),
      jobs.map(({ key }) => key),
      jobs.map(({ id }) => id),
      jobs.map(({ name }) => name),
      jobs.map(({ bodyHash }) => bodyHash),
      outcomes.map((outcome) => JSON.stringify(outcome)),
    ],
    'store-outcomes',
  );
  return inserted.length === jobs.length;
}
