import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import type { Hero } from '../heroes/heroes.area.js';
import { noteStep } from './advance-trade-in.js';
import { raiseFlag } from './fair-play.js';
import { type LockedTradeIn, lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import { tradeInStates } from './trade-in.states.js';
import { REVERSAL_RULE, tradeReason } from './trade-rule.js';

/** An operator takes a credited trade-in back. */
export const reverseTradeInByOperator = transactionalHandler<'reverse-trade-in'>(
  async ({ tradeInId, reason }, transaction, { commandId: cause, now: time }) => {
    const transactionId = await reverseTradeIn(transaction, { tradeInId, reason, cause, time });
    return { result: await readTradeIn(transaction, tradeInId), transactionId };
  },
);

/**
 * Takes a credited trade-in back: its points here, and by `trade.reversed` whatever else it counted for, area by area.
 * Throws `unknown_trade_in`, `illegal_transition`, or `unknown_hero` where its hero has left, with all that could be
 * taken back.
 */
export async function reverseTradeIn(
  transaction: Transaction,
  { tradeInId, reason, cause, time }: { tradeInId: string; reason: string; cause: string; time: Date },
): Promise<string | undefined> {
  const tradeIn = await lockTradeIn(transaction, tradeInId);
  tradeInStates.assert(tradeInId, tradeIn.state, 'reversed');
  if (tradeIn.code === null) {
    throw new AppError('illegal_transition', `Trade-in ${tradeInId} was checked and paid by a partner’s desk.`, {
      from: tradeIn.state, to: 'reversed', legal: [],
    });
  }
  const hero = await transaction.tables<typeof Hero>().selectFrom('hero').select(['availablePoints', 'removedAt'])
    .where('id', '=', tradeIn.heroId).executeTakeFirstOrThrow();
  if (hero.removedAt !== null)
    throw new AppError('unknown_hero', 'Its hero has left, and nothing is there that could be taken back.');

  const { heroId, device, points, bottlesPrevented, co2Saved, valueFils, decidedAt } = tradeIn;
  const reversed = {
    type: 'trade.reversed' as const, subject: tradeInId, cause, time,
    data: {
      tradeInId, heroId, device, points, bottlesPrevented, co2Saved, reason,
      tradeValue: Math.floor(valueFils / 100), verifiedAt: decidedAt!.toISOString(),
    },
  };
  const moved = await takePointsBack(transaction, tradeIn, hero.availablePoints, time);
  Object.assign(tradeIn, { state: 'reversed', reasons: [reason], decidedAt: time, dueAt: null });
  await transaction.em.flush();
  await noteStep(transaction, { tradeInId, state: 'reversed', by: 'desk', note: reason, at: time });
  return appendEvents(transaction, [reversed, ...moved]);
}

/**
 * All of its points no longer count for score and level. What its hero has left is taken; the rest was spent already,
 * and is for the desk to settle.
 */
async function takePointsBack(
  transaction: Transaction,
  { id: tradeInId, heroId, points, device, condition }: LockedTradeIn,
  available: number,
  time: Date,
): Promise<NewEvent[]> {
  const left = Math.min(points, available);
  const spent = points - left;
  const common = { heroId, cause: `reverse:${tradeInId}`, reason: tradeReason(device, condition), time };
  if (spent > 0) {
    const note = `${spent} of its ${points} points had been spent, and could not be taken back.`;
    await raiseFlag(transaction, { tradeInId, reason: 'points-spent', note, raisedAt: time });
  }
  return movePoints(transaction, [
    { kind: 'take-back', ...common, amount: left, rule: REVERSAL_RULE },
    { kind: 'take-back-spent', ...common, amount: spent, rule: `${REVERSAL_RULE}-spent` },
  ]);
}
