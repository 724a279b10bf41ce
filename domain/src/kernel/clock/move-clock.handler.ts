import type { Queryable } from '../database/database.js';
import type { ClockAnswer } from '@planet-heroes/contracts/kernel/clock';
import { transactionalHandler } from '../commands/command-handler.js';

/** Moves the instance's clock; what falls due by it runs as soon as the scheduler looks. */
export const moveClock = transactionalHandler<'move-clock'>(async (payload, transaction) => {
  const [sql, parameter] =
    'at' in payload
      ? ["extract(epoch from $1::timestamptz - clock_timestamp()) * 1000", payload.at]
      : ['offset_ms + $1::bigint * 1000', payload.advanceSeconds];
  await transaction.query(`update virtual_clock set offset_ms = round(${sql})`, [parameter]);
  return { result: await readClock(transaction), transactionId: undefined };
});

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
