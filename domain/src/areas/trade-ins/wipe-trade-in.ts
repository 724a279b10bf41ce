import type { StepActor } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { advanceTradeIn } from './advance-trade-in.js';
import { credit, isFlagged } from './fair-play.js';
import { keepAcceptedInspection } from './inspect-trade-in.js';
import { type LockedTradeIn, lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';

/**
 * The desk has wiped the phone: it is credited, unless somebody has to look at it first, or ends without a trade where
 * its hero has left. Throws `unknown_trade_in` or `illegal_transition`.
 */
export const wipeTradeIn = transactionalHandler<'wipe-trade-in'>(
  async ({ tradeInId, certificate }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId);
    const transactionId = await wipe(transaction, tradeIn, { certificate, by: 'desk', cause, time });
    return { result: await readTradeIn(transaction, tradeInId), transactionId };
  },
);

/** As `wipeTradeIn`, on a locked trade-in. */
export async function wipe(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  { certificate, ...step }: { certificate: string; by: StepActor; cause: string; time: Date },
): Promise<string | undefined> {
  tradeIn.certificate = certificate;
  await keepAcceptedInspection(transaction, tradeIn);
  const advanced = await advanceTradeIn(transaction, tradeIn, { ...step, to: 'wiped' });
  const written = await appendEvents(transaction, [advanced]);
  return (await isFlagged(transaction, tradeIn.id)) ? written : credit(transaction, tradeIn, step);
}
