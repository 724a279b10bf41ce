import { type Expression, sql } from 'kysely';
import type { AcceptedCommand } from '../commands/accepted-command.entity.js';
import { instanceTime } from '../clock/read-clock.js';
import type { Queryable } from '../database/database.js';
import type { ScheduledCommand } from '../schedule/scheduled-command.entity.js';

/** How much waits, and for how long the oldest of it has. */
export interface Backlog {
  count: number;
  oldestSeconds: number;
}

/** Commands that were answered with 202 and have no outcome yet. */
export async function readAcceptedBacklog(database: Queryable): Promise<Backlog> {
  return database.tables<typeof AcceptedCommand>().selectFrom('accepted_command')
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('count'),
      oldestSeconds(ref('acceptedAt'), sql<Date>`now()`).as('oldestSeconds'),
    ])
    .where('settledAt', 'is', null).executeTakeFirstOrThrow();
}

/** Commands that were due by the instance's clock and have not been carried out; those of every minute do not count. */
export async function readOverdueBacklog(database: Queryable): Promise<Backlog> {
  return database.tables<typeof ScheduledCommand>().selectFrom('scheduled_command')
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('count'),
      oldestSeconds(ref('dueAt'), sql<Date>`(${instanceTime(database)})`).as('oldestSeconds'),
    ])
    .where('recurring', '=', false)
    .where('dueAt', '<=', instanceTime(database)).executeTakeFirstOrThrow();
}

/** How long ago the earliest of some times was, in seconds; 0 where there is none. */
export function oldestSeconds(times: Expression<Date>, now: Expression<Date>) {
  return sql<number>`greatest(0, coalesce(extract(epoch from ${now} - min(${times})), 0))::float8`;
}
