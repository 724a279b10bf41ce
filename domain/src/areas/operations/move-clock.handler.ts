import { readClock } from '../../kernel/clock/read-clock.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';

/** Moves the instance's clock; what falls due by it runs as soon as the scheduler looks. */
export const moveClock = transactionalHandler<'move-clock'>(async (payload, transaction) => {
  const [sql, parameter] =
    'at' in payload
      ? ["extract(epoch from $1::timestamptz - clock_timestamp()) * 1000", payload.at]
      : ['offset_ms + $1::bigint * 1000', payload.advanceSeconds];
  await transaction.query(`update virtual_clock set offset_ms = round(${sql})`, [parameter]);
  return { result: await readClock(transaction), transactionId: undefined };
});
