import type { CommandName } from '@planet-heroes/contracts/commands';
import type { Queryable } from '../database/database.js';
import { SCHEDULE_SCOPE, scheduleCommands } from './schedule-commands.js';

/** What is done again and again, and every how many seconds. */
const RECURRING = [
  { name: 'check-books', everySeconds: 60 },
  { name: 'remove-old-records', everySeconds: 3600 },
] as const satisfies { name: CommandName; everySeconds: number }[];

/** One that has not come to its end by then never will. */
const FORGET_AFTER = '1 hour';
/** Due at once, wherever the instance's clock stands: these follow real time. */
const AT_ONCE = new Date(0);

/**
 * Puts this minute's, and this hour's, on the schedule. Every process says so as often as it likes: the id is that of the
 * time, so each is done once; and one that fails does not keep the next from coming.
 */
export async function scheduleRecurring(database: Queryable, at = new Date()): Promise<void> {
  await database.query(`delete from scheduled_command where recurring and enqueued_at < now() - $1::interval`, [FORGET_AFTER]);
  const current = RECURRING.map(({ name, everySeconds }) => ({
    id: `${name}-${Math.floor(at.getTime() / 1000 / everySeconds)}`, name, payload: {}, dueAt: AT_ONCE, recurring: true,
  }));
  const done = await database.query<{ key: string }>('select key from command_result where scope = $1 and key = any($2::text[])', [
    SCHEDULE_SCOPE, current.map(({ id }) => id),
  ]);
  await scheduleCommands(database, current.filter(({ id }) => !done.some(({ key }) => key === id)));
}
