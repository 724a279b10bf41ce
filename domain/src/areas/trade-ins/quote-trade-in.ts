import { TRADE_RULE } from '@planet-heroes/contracts/areas/heroes/points';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { QUOTE_LOCK_DAYS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import type { TradeInProgramme } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { scheduleCommands } from '../../kernel/schedule/schedule-commands.js';
import { lockHero } from '../heroes/heroes.area.js';
import { readTradeIn } from './read-trade-ins.js';
import type { TradeIn } from './trade-in.entity.js';
import { tradeInCode } from './trade-in-code.js';
import { tradeReason } from './trade-rule.js';
import { valuePhone } from './value-phone.js';

export interface NewTradeIn {
  tradeInId: string;
  heroId: string;
  device: string;
  condition: string;
  programme: TradeInProgramme;
  isDemo?: boolean;
  cause: string;
  time: Date;
}

/**
 * Starts a trade-in. Where no desk works, it is a demonstration, whose steps follow automatically once the handover is
 * arranged (TRADE_AUTO_VERIFY).
 */
export const quoteTradeInByHero = transactionalHandler<'quote-trade-in'>(
  async (payload, transaction, { commandId, now, services }) => {
    const tradeInId = commandId;
    const isDemo = services.autoVerifySeconds !== undefined;
    const trade = { ...payload, tradeInId, isDemo, cause: commandId, time: now };
    const transactionId = await quoteTradeIn(transaction, trade);
    return { result: await readTradeIn(transaction, tradeInId, payload.heroId), transactionId };
  },
);

/**
 * Locks a price for 30 days (spec document 1, section 9): its points are pending until the desk has decided. Throws
 * `unknown_hero`, `unknown_device`, `unknown_condition` or, for an id that is taken, `already_exists`.
 */
export async function quoteTradeIn(transaction: Transaction, tradeIn: NewTradeIn): Promise<string | undefined> {
  const { tradeInId, heroId, programme, isDemo = false, cause, time } = tradeIn;
  const { device, condition, valuation } = valuePhone(programme, tradeIn.device, tradeIn.condition);
  const { points, bottlesPrevented, co2Saved } = valuation;
  await lockHero(transaction, heroId);
  const lockedUntil = new Date(time.getTime() + QUOTE_LOCK_DAYS * DAY_MS);
  const inserted = await transaction
    .tables<typeof TradeIn>()
    .insertInto('trade_in')
    .values({
      id: tradeInId,
      heroId,
      programme,
      device,
      condition,
      state: 'quoted',
      valueFils: valuation.tradeValue * 100,
      points,
      bottlesPrevented,
      co2Saved,
      quotedAt: time,
      lockedUntil,
      dueAt: lockedUntil,
      code: tradeInCode(tradeInId),
      isDemo,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new AppError('already_exists', `There is a trade-in ${tradeInId} already.`, { tradeInId });
  const moved = await movePoints(transaction, [
    {
      kind: 'promise',
      heroId,
      amount: points,
      rule: TRADE_RULE,
      cause: `quote:${tradeInId}`,
      reason: tradeReason(device, condition),
      time,
    },
  ]);
  await scheduleCommands(transaction, [
    { id: `expire-trade-in-${tradeInId}`, name: 'expire-trade-in', payload: { tradeInId }, dueAt: lockedUntil },
  ]);
  const data = { tradeInId, heroId, programme, device, condition, points, lockedUntil: lockedUntil.toISOString() };
  return appendEvents(transaction, [{ type: 'trade.quoted', subject: tradeInId, cause, time, data }, ...moved]);
}
