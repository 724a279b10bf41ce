import { TRADE_RULE } from '@planet-heroes/contracts/areas/heroes/points';
import { repricingNote } from '@planet-heroes/contracts/areas/trade-ins/repricing';
import { findCondition } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { noteStep } from './advance-trade-in.js';
import type { LockedTradeIn } from './lock-trade-in.js';
import { tradeReason } from './trade-rule.js';
import { valuePhone } from './value-phone.js';

/** What the price of a trade-in follows. With `programme`, it moves there. */
export interface Repricing {
  device: string;
  condition: string;
  programme?: 'exchange' | undefined;
  cause: string;
  time: Date;
}

/**
 * Lets the price of a locked trade-in, and what it promises, follow its device, condition and programme; nothing where
 * they are what they were. Its history keeps the new price. Returns the events to be written. Throws
 * `programme_takes_phone`, `unknown_device` or `unknown_condition`.
 */
export async function repriceTradeIn(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  to: Repricing,
): Promise<NewEvent[]> {
  const { cause, time } = to;
  const { id: tradeInId, heroId } = tradeIn;
  const moves = to.programme !== undefined && to.programme !== tradeIn.programme;
  if (moves && findCondition(tradeIn.programme, to.condition)) {
    throw new AppError('programme_takes_phone', 'Its own programme takes a phone in this condition: it stays there.');
  }
  const programme = to.programme ?? tradeIn.programme;
  const { device, condition, valuation } = valuePhone(programme, to.device, to.condition);
  if (!moves && device === tradeIn.device && condition === tradeIn.condition) {
    await transaction.em.flush();
    return [];
  }
  const before = tradeIn.points;
  const { tradeValue, points, bottlesPrevented, co2Saved } = valuation;
  const valueFils = tradeValue * 100;
  // That an offer was accepted is a step of its own.
  if (tradeIn.state !== 'accepted') {
    const note = repricingNote(tradeIn.valueFils, valueFils);
    await noteStep(transaction, { tradeInId, state: 'quoted', by: 'hero', note, at: time });
  }
  Object.assign(tradeIn, { programme, device, condition, valueFils, points, bottlesPrevented, co2Saved });
  await transaction.em.flush();
  const movement = { heroId, rule: TRADE_RULE, reason: tradeReason(device, condition), cause, time };
  const moved = await movePoints(transaction, [
    { kind: 'promise', ...movement, amount: Math.max(0, points - before) },
    { kind: 'withdraw', ...movement, amount: Math.max(0, before - points) },
  ]);
  const data = { tradeInId, heroId, device, condition, points, ...(moves && { programme: to.programme }) };
  return [{ type: 'trade.repriced', subject: tradeInId, cause, time, data }, ...moved];
}
