import type { CommandJob, CommandName } from '@planet-heroes/contracts/commands';
import type { Queryable } from '../database/database.js';
import { SCHEDULE_SCOPE } from './schedule-commands.js';

/** A job that the queue seems to have lost is put there again after this time; its id keeps it from running twice. */
const ENQUEUE_AGAIN_AFTER_SECONDS = 30;

/** The scheduled commands that are due and on no queue, as jobs, the longest due first. Nobody waits for their answers. */
export async function takeDueCommands(database: Queryable, limit: number): Promise<CommandJob[]> {
  const rows = await database.query<{ id: string; name: CommandName; payload: never }>(
    `with due as (
       select id from scheduled_command
       where due_at <= clock_timestamp() + (select offset_ms from virtual_clock) * interval '1 millisecond'
         and (enqueued_at is null or enqueued_at < clock_timestamp() - $2 * interval '1 second')
       order by due_at, id limit $1 for update skip locked
     ), taken as (
       update scheduled_command as command set enqueued_at = clock_timestamp() from due where command.id = due.id
       returning command.id, command.name, command.payload, command.due_at
     )
     select id, name, payload from taken order by due_at, id`,
    [limit, ENQUEUE_AGAIN_AFTER_SECONDS],
  );
  return rows.map(({ id, name, payload }) => ({
    id: `scheduled-${id}`, name, payload, scope: SCHEDULE_SCOPE, key: id, bodyHash: '', replyTo: SCHEDULE_SCOPE,
  }));
}

/** What was taken and found no way to its queue is due again. A job that got there all the same is not run twice: its id is known. */
export async function giveBackCommands(database: Queryable, ids: readonly string[]): Promise<void> {
  await database.query('update scheduled_command set enqueued_at = null where id = any($1::text[])', [ids]);
}
