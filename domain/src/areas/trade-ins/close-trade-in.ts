import { LockMode } from '@mikro-orm/core';
import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { lockHeroes } from '../heroes/heroes.area.js';
import { readTradeIn, unknownTradeIn } from './read-trade-ins.js';
import { TradeIn } from './trade-in.entity.js';
import { tradeInStates } from './trade-in.states.js';
import { TRADE_RULE, tradeReason } from './trade-rule.js';

/** An operator rejects a trade-in, with reasons that its hero sees. */
export const rejectTradeInByOperator = transactionalHandler<'reject-trade-in'>(async (payload, transaction, { commandId, now }) => {
  const transactionId = await rejectTradeIn(transaction, { ...payload, cause: commandId, time: now });
  return { result: await readTradeIn(transaction, payload.tradeInId), transactionId };
});

/** Lets a price that nobody claimed within its 30 days lapse; a trade-in that was decided stays as it is. */
export const expireTradeIn = transactionalHandler<'expire-trade-in'>(async ({ tradeInId }, transaction, { commandId, now }) => {
  const tables = transaction.tables<typeof TradeIn>();
  const found = await tables.selectFrom('trade_in').select('state').where('id', '=', tradeInId).executeTakeFirst();
  if (found?.state !== 'quoted') return { result: { expired: false }, transactionId: undefined };
  const { heroId, moved } = await closeTradeIn(transaction, tradeInId, 'expired', [], now);
  const data = { tradeInId, heroId };
  const events = [{ type: 'trade.expired' as const, subject: tradeInId, cause: commandId, time: now, data }, ...moved];
  return { result: { expired: true }, transactionId: await appendEvents(transaction, events) };
});

/** Rejects a trade-in with the desk's reasons. Throws `unknown_trade_in` or `illegal_transition`. */
export async function rejectTradeIn(
  transaction: Transaction,
  { tradeInId, reasons, cause, time }: { tradeInId: string; reasons: string[]; cause: string; time: Date },
): Promise<string | undefined> {
  const { heroId, moved } = await closeTradeIn(transaction, tradeInId, 'rejected', reasons, time);
  const data = { tradeInId, heroId, reasons };
  return appendEvents(transaction, [{ type: 'trade.rejected', subject: tradeInId, cause, time, data }, ...moved]);
}

/**
 * Ends a trade-in without a trade: the promised points are withdrawn. Returns its hero and the events of the points. Throws
 * `unknown_trade_in`, or `illegal_transition` when it was decided before.
 */
async function closeTradeIn(
  transaction: Transaction,
  tradeInId: string,
  to: Extract<TradeInState, 'rejected' | 'expired'>,
  reasons: string[],
  time: Date,
): Promise<{ heroId: string; moved: NewEvent[] }> {
  const found = await transaction.tables<typeof TradeIn>().selectFrom('trade_in').select('heroId').where('id', '=', tradeInId).executeTakeFirst();
  if (!found) throw unknownTradeIn(tradeInId);
  // Heroes are locked before their trade-ins.
  await lockHeroes(transaction, [found.heroId]);
  const tradeIn = await transaction.em.findOneOrFail(TradeIn, tradeInId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  tradeInStates.assert(tradeInId, tradeIn.state, to);
  Object.assign(tradeIn, { state: to, reasons, decidedAt: time });
  await transaction.em.flush();
  const { heroId, points: amount, device, condition } = tradeIn;
  const moved = await movePoints(transaction, [
    { kind: 'withdraw', heroId, amount, rule: TRADE_RULE, cause: `close:${tradeInId}`, reason: tradeReason(device, condition), time },
  ]);
  return { heroId, moved };
}
