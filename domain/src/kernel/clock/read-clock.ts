import type { ClockAnswer } from '@planet-heroes/contracts/kernel/clock';
import type { Queryable } from '../database/database.js';

/** The instance's time, and how many scheduled commands are due by it and have not ended. */
export async function readClock(database: Queryable): Promise<ClockAnswer> {
  const [row] = await database.query<{ offset_ms: number; due: number }>(
    `select offset_ms::float8,
            (select count(*)::int from scheduled_command
             where not recurring and due_at <= clock_timestamp() + clock.offset_ms * interval '1 millisecond') as due
     from virtual_clock as clock`,
  );
  return { now: new Date(Date.now() + row!.offset_ms).toISOString(), offsetMs: row!.offset_ms, due: row!.due };
}
