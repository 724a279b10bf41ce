import { sql } from 'kysely';
import { areasOf } from '../areas/areas.js';
import type { CommandResultRecord } from '../commands/command-result.entity.js';
import type { Database } from '../database/database.js';
import { type NewScheduledCommand, SCHEDULE_SCOPE, scheduleCommands } from './schedule-commands.js';
import type { ScheduledCommand } from './scheduled-command.entity.js';

/** One that has not come to its end so long after its time never will. */
const FORGET_AFTER_MS = 3_600_000;
/** Due at once, wherever the instance's clock stands: these follow real time. */
const AT_ONCE = new Date(0);

/**
 * Puts what the areas do again and again on the schedule, this minute's and this hour's. Every process says so as often
 * as it likes: the id is that of the time, so each is done once; and one that fails does not keep the next from coming.
 */
export async function scheduleRecurring(
  database: Database,
  { at = new Date(), demoCity = false }: { at?: Date; demoCity?: boolean } = {},
): Promise<void> {
  const tables = database.tables<typeof ScheduledCommand | typeof CommandResultRecord>();
  const recurring = areasOf(database).list.flatMap((area) => area.recurring ?? [])
    .filter(({ ofDemoCity = false }) => demoCity || !ofDemoCity);
  // By the time that the id says: those without an outcome are put on their queues again and again.
  const forgotten = at.getTime() - FORGET_AFTER_MS;
  await tables.deleteFrom('scheduled_command').where('recurring', '=', true)
    .where(({ eb, ref, or }) => or(recurring.map(({ name, everySeconds }) =>
      eb('name', '=', name)
        .and(sql<number>`substring(${ref('id')} from '[0-9]+$')::numeric`, '<', periodOf(forgotten, everySeconds))
    )))
    .execute();
  const current = recurring.map(({ name, everySeconds, payloadAt }) => {
    const period = periodOf(at.getTime(), everySeconds);
    const payload = payloadAt?.(new Date(1000 * everySeconds * period)) ?? {};
    return { id: `${name}-${period}`, name, payload, dueAt: AT_ONCE, recurring: true } as NewScheduledCommand;
  });
  if (current.length === 0) return;
  const done = await tables
    .selectFrom('command_result')
    .select('key')
    .where('scope', '=', SCHEDULE_SCOPE)
    .where('key', 'in', current.map(({ id }) => id))
    .execute();
  await scheduleCommands(database, current.filter(({ id }) => !done.some(({ key }) => key === id)));
}

/** Which of its times it is, counted from the epoch. */
function periodOf(timeMs: number, everySeconds: number): number {
  return Math.floor(timeMs / 1000 / everySeconds);
}
