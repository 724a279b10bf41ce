import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { takeBack } from '../../kernel/points/take-back.js';
import { lockSurvivor, purseOf } from '../heroes/heroes.area.js';
import { noteStep } from './advance-trade-in.js';
import { raiseFlag } from './fair-play.js';
import { type LockedTradeIn, lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import { tradeInStates } from './trade-in.states.js';
import { REVERSAL_RULES, tradeReason } from './trade-rule.js';

/** An operator reverses a credited trade-in. */
export const reverseTradeInByOperator = transactionalHandler<'reverse-trade-in'>(
  async ({ tradeInId, reason }, transaction, { commandId: cause, now: time }) => {
    const transactionId = await reverseTradeIn(transaction, { tradeInId, reason, cause, time });
    return { result: await readTradeIn(transaction, tradeInId), transactionId };
  },
);

/**
 * Reverses a credited trade-in: its points here, and by `trade.reversed` everything else it counted for, area by area.
 * Where its hero was merged into another, the surviving hero owns points and money, and gets the trade-in too, to read
 * why. Throws `unknown_trade_in`, `illegal_transition`, or `unknown_hero` where its hero has left and has no points any
 * more.
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
  const survivorId = await lockSurvivor(transaction, { heroId: tradeIn.heroId, tradeInId });
  if (survivorId === undefined)
    throw new AppError('unknown_hero', 'Its hero has left, and nothing is there that could be taken back.');

  const { heroId, device, points, bottlesPrevented, co2Saved, valueFils, decidedAt } = tradeIn;
  const reversed = {
    type: 'trade.reversed' as const, subject: tradeInId, cause, time,
    data: {
      tradeInId, heroId, device, points, bottlesPrevented, co2Saved, reason,
      tradeValue: Math.floor(valueFils / 100), verifiedAt: decidedAt!.toISOString(),
      ...(survivorId !== heroId && { mergedInto: survivorId }),
    },
  };
  const moved = await takePointsBack(transaction, tradeIn, survivorId, time);
  Object.assign(tradeIn, { heroId: survivorId, state: 'reversed', reasons: [reason], decidedAt: time, dueAt: null });
  await transaction.em.flush();
  await noteStep(transaction, { tradeInId, state: 'reversed', by: 'desk', note: reason, at: time });
  return appendEvents(transaction, [reversed, ...moved]);
}

/**
 * Takes the points back from what is available, then from what is held for a reward, when it returns; those that were
 * spent are flagged for the desk. All of them leave score and level. Points that did not count any more, since support
 * had taken them or the hero had spent them before a merge, are booked only.
 */
async function takePointsBack(
  transaction: Transaction,
  { id: tradeInId, heroId: tradedBy, points, device, condition }: LockedTradeIn,
  survivorId: string,
  time: Date,
): Promise<NewEvent[]> {
  const purse = await purseOf(transaction, survivorId);
  const counted = Math.min(points, purse.lifetime);
  const taken = takeBack(purse, counted);
  const common = { heroId: survivorId, cause: `reverse:${tradeInId}`, reason: tradeReason(device, condition), time };
  // What a merged hero had spent did not come along, and so does not count where its points are now.
  const spent = (survivorId === tradedBy ? counted : points) - taken.left - taken.held;
  const notes = [
    ...(spent > 0 ? [`${spent} of its ${points} points had been spent, and could not be taken back.`] : []),
    ...(taken.held > 0 ? [`${taken.held} of its ${points} points are held for a reward, and are taken back if they return.`] : []),
  ];
  if (notes.length > 0) {
    const note = notes.join(' ');
    await raiseFlag(transaction, { tradeInId, reason: 'points-spent', note, raisedAt: time });
  }
  return movePoints(transaction, [
    { kind: 'take-back', ...common, amount: taken.left, rule: REVERSAL_RULES.left },
    { kind: 'take-back-held', ...common, amount: taken.held, rule: REVERSAL_RULES.held },
    { kind: 'take-back-spent', ...common, amount: taken.spent, rule: REVERSAL_RULES.spent },
    { kind: 'take-back-uncounted', ...common, amount: points - counted, rule: REVERSAL_RULES.uncounted },
  ]);
}
