import { TRADE_RULE } from '@planet-heroes/contracts/areas/heroes/points';
import type { Transaction } from '../../kernel/database/database.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import type { LockedTradeIn } from './lock-trade-in.js';
import { tradeReason } from './trade-rule.js';
import { valuePhone } from './value-phone.js';

/**
 * Lets the price of a locked trade-in, and what it promises, follow its device and condition; nothing where they are
 * what they were. Returns the events to be written.
 */
export async function repriceTradeIn(
  transaction: Transaction,
  tradeIn: LockedTradeIn,
  to: { device: string; condition: string; cause: string; time: Date },
): Promise<NewEvent[]> {
  const { cause, time } = to;
  const { id: tradeInId, heroId, programme } = tradeIn;
  const { device, condition, valuation } = valuePhone(programme, to.device, to.condition);
  if (device === tradeIn.device && condition === tradeIn.condition) {
    await transaction.em.flush();
    return [];
  }
  const before = tradeIn.points;
  const { tradeValue, points, bottlesPrevented, co2Saved } = valuation;
  Object.assign(tradeIn, { device, condition, valueFils: tradeValue * 100, points, bottlesPrevented, co2Saved });
  await transaction.em.flush();
  const movement = { heroId, rule: TRADE_RULE, reason: tradeReason(device, condition), cause, time };
  const moved = await movePoints(transaction, [
    { kind: 'promise', ...movement, amount: Math.max(0, points - before) },
    { kind: 'withdraw', ...movement, amount: Math.max(0, before - points) },
  ]);
  const data = { tradeInId, heroId, device, condition, points };
  return [{ type: 'trade.repriced', subject: tradeInId, cause, time, data }, ...moved];
}
