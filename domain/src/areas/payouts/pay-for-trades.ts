import type { Reaction } from '../../kernel/areas/area.js';
import { insertRows } from '../../kernel/database/rows-of.js';
import type { TradeIn, TradeInHandover } from '../trade-ins/trade-ins.area.js';
import { payoutChanged } from './choose-payout.js';
import { moveMoney } from './move-money.js';
import type { PayoutTables } from './payouts.entities.js';

/** Where a payout stands once its phone is credited. */
const STATES = { credit: 'credited', bank: 'owed' } as const;

/**
 * Pays for phones that are credited, less the fee of their pickup, as their heroes have chosen; where nothing was
 * chosen, the money waits. Phones that a partner’s desk checked are paid there.
 */
export const payForTrades: Reaction<'trade.verified'> = async (transaction, events) => {
  const tables = transaction.tables<PayoutTables | typeof TradeIn | typeof TradeInHandover>();
  const ours = await tables.selectFrom('trade_in')
    .leftJoin('trade_in_handover as handover', 'handover.tradeInId', 'trade_in.id')
    .leftJoin('payout', 'payout.tradeInId', 'trade_in.id')
    .select([
      'trade_in.id as tradeInId', 'trade_in.heroId as heroId', 'trade_in.device as device',
      'trade_in.valueFils as valueFils', 'handover.feeFils as feeFils', 'payout.method as method',
    ])
    .where('trade_in.id', 'in', events.map(({ data }) => data.tradeInId))
    .where('trade_in.code', 'is not', null)
    .orderBy('trade_in.id')
    .execute();
  if (ours.length === 0) return [];
  const told = new Map(events.map((event) => [event.data.tradeInId, event]));
  const owed = ours.map(({ tradeInId, heroId, valueFils, feeFils, method }) => {
    const state = method ? STATES[method] : 'undecided' as const;
    const { time } = told.get(tradeInId)!;
    const owedAt = state === 'owed' ? time : null;
    const paidAt = state === 'credited' ? time : null;
    return { tradeInId, heroId, state, amountFils: Math.max(0, valueFils - (feeFils ?? 0)), owedAt, paidAt };
  });
  const columns = {
    tradeInId: 'text', heroId: 'text', state: 'text', amountFils: 'bigint', owedAt: 'timestamptz',
    paidAt: 'timestamptz',
  } as const;
  const kept = await insertRows(transaction.tables<PayoutTables>(), 'payout', owed, columns)
    .onConflict((conflict) =>
      conflict.column('tradeInId').doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'), amountFils: ref('excluded.amountFils'), owedAt: ref('excluded.owedAt'),
        paidAt: ref('excluded.paidAt'),
      }))
    )
    .returningAll().execute();
  const devices = new Map(ours.map(({ tradeInId, device }) => [tradeInId, device]));
  const chosen = kept.filter(({ state }) => state !== 'undecided').toSorted(byTradeIn);
  await moveMoney(transaction, chosen.map(({ tradeInId, heroId, state, amountFils }) => ({
    kind: state === 'credited' ? 'credit' as const : 'owe' as const,
    heroId,
    amountFils: amountFils!,
    cause: `pay:${tradeInId}`,
    reason: devices.get(tradeInId)!,
    time: told.get(tradeInId)!.time,
  })));
  return chosen.map((payout) => {
    const { cause, time } = told.get(payout.tradeInId)!;
    return payoutChanged(payout, cause, time);
  });
};

function byTradeIn(a: { tradeInId: string }, b: { tradeInId: string }): number {
  return a.tradeInId < b.tradeInId ? -1 : 1;
}
