import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { QUOTE_LOCK_DAYS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import type { TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockHero } from '../heroes/heroes.area.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { TRADE_RULE, tradeReason } from './trade-rule.js';
import { valuePhone } from './value-phone.js';

const DAY_MS = 86_400_000;

export interface TradeQuote {
  tradeInId: string;
  heroId: string;
  device: string;
  condition: string;
  programme: TradeInProgramme;
  cause: string;
  time: Date;
}

/**
 * Locks a quote for 30 days (spec document 1, section 9): its points are pending until the desk has decided. Throws
 * `unknown_hero`, `unknown_device`, `unknown_condition` or, for an id that is taken, `illegal_transition`.
 */
export async function quoteTrade(transaction: Transaction, quote: TradeQuote): Promise<{ transactionId: string | undefined }> {
  const { tradeInId, heroId, programme, cause, time } = quote;
  const { device, condition, valuation } = valuePhone(programme, quote.device, quote.condition);
  await lockHero(transaction, heroId);
  const lockedUntil = new Date(time.getTime() + QUOTE_LOCK_DAYS * DAY_MS);
  const inserted = await transaction.query(
    `insert into trade_in (id, hero_id, programme, device, condition, state, value_fils, points, bottles_prevented,
                           co2saved, quoted_at, locked_until)
     values ($1, $2, $3, $4, $5, 'quoted', $6, $7, $8, $9, $10, $11) on conflict (id) do nothing returning id`,
    [
      tradeInId, heroId, programme, device, condition, valuation.tradeValue * 100, valuation.points,
      valuation.bottlesPrevented, valuation.co2Saved, time.toISOString(), lockedUntil.toISOString(),
    ],
  );
  if (inserted.length === 0) throw new AppError('illegal_transition', `There is a trade-in ${tradeInId} already.`, { tradeInId });
  const moved = await movePoints(transaction, [
    { kind: 'promise', heroId, amount: valuation.points, rule: TRADE_RULE, cause: `quote:${tradeInId}`, reason: tradeReason(device, condition), time },
  ]);
  await scheduleCommands(transaction, [
    { id: `expire-trade-in-${tradeInId}`, name: 'expire-trade-in', payload: { tradeInId }, dueAt: lockedUntil },
  ]);
  const data = { tradeInId, heroId, programme, device, condition, points: valuation.points, lockedUntil: lockedUntil.toISOString() };
  const transactionId = await appendEvents(transaction, [{ type: 'trade.quoted', subject: tradeInId, cause, time, data }, ...moved]);
  return { transactionId };
}
