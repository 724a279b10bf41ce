import { sql } from 'kysely';
import type { CommandJob } from '@planet-heroes/contracts/commands';
import { instanceTime } from '../clock/read-clock.js';
import type { Queryable } from '../database/database.js';
import { SCHEDULE_SCOPE } from './schedule-commands.js';
import type { ScheduledCommand } from './scheduled-command.entity.js';

/** A job that the queue seems to have lost is put there again after this time; its id keeps it from running twice. */
const ENQUEUE_AGAIN_AFTER = sql<Date>`clock_timestamp() - interval '30 seconds'`;
const NOW = sql<Date>`clock_timestamp()`;

/**
 * The scheduled commands that are due and on no queue, as jobs, the longest due first. Nobody waits for their answers.
 */
export async function takeDueCommands(database: Queryable, limit: number): Promise<CommandJob[]> {
  const taken = await database
    .tables<typeof ScheduledCommand>()
    .with('due', (tables) =>
      tables
        .selectFrom('scheduled_command')
        .select('id')
        .where('dueAt', '<=', instanceTime(database))
        .where(({ eb, or }) => or([eb('enqueuedAt', 'is', null), eb('enqueuedAt', '<', ENQUEUE_AGAIN_AFTER)]))
        .orderBy('dueAt')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('scheduled_command')
    .from('due')
    .set({ enqueuedAt: NOW })
    .whereRef('scheduled_command.id', '=', 'due.id')
    .returning([
      'scheduled_command.id',
      'scheduled_command.name',
      'scheduled_command.payload',
      'scheduled_command.dueAt',
    ])
    .execute();
  return taken
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ id, name, payload }) => ({
      id: `scheduled-${id}`, name, payload, scope: SCHEDULE_SCOPE, key: id, bodyHash: '', replyTo: SCHEDULE_SCOPE,
    }) as CommandJob);
}

/**
 * What was taken and found no way to its queue is due again. A job that got there all the same is not run twice: its id
 * is known.
 */
export async function giveBackCommands(database: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .tables<typeof ScheduledCommand>()
    .updateTable('scheduled_command')
    .set({ enqueuedAt: null })
    .where('id', 'in', ids)
    .execute();
}
