import { sql } from 'kysely';
import type { PlannedCommands } from '@planet-heroes/contracts/kernel/clock';
import { instanceTime } from '../clock/read-clock.js';
import type { Queryable } from '../database/database.js';
import type { ScheduledCommand } from './scheduled-command.entity.js';

/** The planned commands by kind, the next to fall due first. */
export async function readSchedule(database: Queryable): Promise<PlannedCommands[]> {
  const planned = await database
    .tables<typeof ScheduledCommand>()
    .selectFrom('scheduled_command')
    .select(({ fn, ref }) => {
      const within = (time: string) =>
        sql<number>`count(*) filter (where ${ref('dueAt')} <= (${instanceTime(database)}) + ${time}::interval)`;
      return [
        'name as command',
        fn.min<Date>('dueAt').as('next'),
        within('1 hour').as('withinHour'),
        within('1 day').as('withinDay'),
        within('31 days').as('within31Days'),
        fn.countAll<number>().as('all'),
      ];
    })
    .where('recurring', '=', false)
    .groupBy('name')
    .orderBy(({ fn }) => fn.min('dueAt'))
    .orderBy('name')
    .execute();
  return planned.map(({ next, ...counts }) => ({ ...counts, next: next.toISOString() }));
}
