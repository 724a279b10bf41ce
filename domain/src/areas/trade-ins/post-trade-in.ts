import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { advanceTradeIn, type Step } from './advance-trade-in.js';
import { type LockedTradeIn, lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import { handoverOf } from './take-pickup.js';
import { scheduleDemoStep } from './walk-demo-trade-in.js';

/** Days that a parcel has: a price that runs out meanwhile holds until then. */
const PARCEL_DAYS = 14;

/** The hero has posted the phone. Throws `unknown_trade_in` or `illegal_transition`, also where it goes another way. */
export const postTradeIn = transactionalHandler<'post-trade-in'>(
  async ({ tradeInId, heroId }, transaction, { commandId: cause, now: time, services }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId, heroId);
    const handover = await handoverOf(transaction, tradeInId);
    if (handover?.method !== 'post') {
      throw new AppError('illegal_transition', 'Only a phone that goes by post can be posted: choose post first.', {
        from: tradeIn.state,
      });
    }
    const advanced = await post(transaction, tradeIn, { by: 'hero', cause, time });
    await scheduleDemoStep(transaction, tradeIn, services, time);
    return {
      transactionId: await appendEvents(transaction, [advanced]),
      result: await readTradeIn(transaction, tradeInId, heroId),
    };
  },
);

/** As `postTradeIn`, on a locked trade-in. A parcel that never arrives ends like a phone that was not handed over. */
export async function post(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  step: Pick<Step, 'by' | 'note' | 'cause' | 'time'>,
): Promise<NewEvent> {
  const { id: tradeInId, lockedUntil } = tradeIn;
  const dueAt = new Date(Math.max(step.time.getTime() + PARCEL_DAYS * DAY_MS, lockedUntil?.getTime() ?? 0));
  await scheduleCommands(transaction, [
    { id: `expire-posted-trade-in-${tradeInId}`, name: 'expire-trade-in', payload: { tradeInId }, dueAt },
  ]);
  return advanceTradeIn(transaction, tradeIn, { ...step, to: 'collected', dueAt });
}
