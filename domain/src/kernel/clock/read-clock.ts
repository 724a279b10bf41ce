import { sql } from 'kysely';
import type { ClockAnswer } from '@planet-heroes/contracts/kernel/clock';
import type { Queryable } from '../database/database.js';
import type { ScheduledCommand } from '../schedule/scheduled-command.entity.js';
import type { VirtualClock } from './virtual-clock.entity.js';

/** The instance's time, for use in a query. */
export function instanceTime(database: Queryable) {
  return database
    .tables<typeof VirtualClock>()
    .selectFrom('virtual_clock')
    .select(({ ref }) => sql<Date>`clock_timestamp() + ${ref('offsetMs')} * interval '1 millisecond'`.as('now'));
}

/** The instance's time, and how many scheduled commands are due by it and have not ended. */
export async function readClock(database: Queryable): Promise<ClockAnswer> {
  const { offsetMs, due } = await database
    .tables<typeof VirtualClock | typeof ScheduledCommand>()
    .selectFrom('virtual_clock')
    .select(({ selectFrom }) => [
      'offsetMs',
      selectFrom('scheduled_command')
        .select(({ fn }) => fn.countAll<number>().as('commands'))
        .where('recurring', '=', false)
        .where('dueAt', '<=', instanceTime(database))
        .as('due'),
    ])
    .executeTakeFirstOrThrow();
  return { now: new Date(Date.now() + offsetMs).toISOString(), offsetMs, due: due ?? 0 };
}
