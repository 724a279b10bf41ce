import { sql } from 'kysely';
import { readClock } from '../../kernel/clock/read-clock.js';
import type { VirtualClock } from '../../kernel/clock/virtual-clock.entity.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';

/** Moves the instance's clock; what falls due by it runs as soon as the scheduler looks. */
export const moveClock = transactionalHandler<'move-clock'>(async (payload, transaction) => {
  await transaction
    .tables<typeof VirtualClock>()
    .updateTable('virtual_clock')
    .set((eb) => ({
      offsetMs:
        'at' in payload
          ? sql<number>`round(extract(epoch from ${payload.at}::timestamptz - clock_timestamp()) * 1000)`
          : eb('offsetMs', '+', payload.advanceSeconds * 1000),
    }))
    .execute();
  return { result: await readClock(transaction), transactionId: undefined };
});
