import type { EventOf, Reaction } from '../../kernel/areas/area.js';
import type { Row, Transaction } from '../../kernel/database/database.js';
import { raiseFlag } from '../trade-ins/trade-ins.area.js';
import { payoutChanged } from './choose-payout.js';
import { moveMoney } from './move-money.js';
import { payoutStates } from './payout.states.js';
import type { Payout, PayoutTables } from './payouts.entities.js';
import { creditOf } from './read-payouts.js';

/**
 * Takes back the money of trade-ins that are reversed, as far as it has not left: credit as far as it is unspent. What
 * was transferred or spent is shown to the desk. The heroes are locked.
 */
export const withdrawPayouts: Reaction<'trade.reversed'> = async (transaction, events) => {
  const changed: EventOf<'payout.changed'>[] = [];
  for (const { data: { tradeInId, device }, cause, time } of events) {
    const payout = await transaction.tables<PayoutTables>().selectFrom('payout').selectAll()
      .where('tradeInId', '=', tradeInId).forUpdate().executeTakeFirst();
    if (!payout || payout.amountFils === null) continue;
    if (payout.state === 'batched' || payout.state === 'paid') {
      const where = payout.state === 'paid' ? 'were transferred' : 'are on the way to the bank';
      const note = `${inAed(payout.amountFils)} ${where}.`;
      await raiseFlag(transaction, { tradeInId, reason: 'money-left', note, raisedAt: time });
      continue;
    }
    changed.push(await withdrawPayout(transaction, payout, { reason: device, cause, time }));
  }
  return changed;
};

/** Takes back what has not left of a locked payout, and returns the event that says so. */
export async function withdrawPayout(
  transaction: Transaction,
  { tradeInId, heroId, state, amountFils }: Row<typeof Payout>,
  { reason, cause, time }: { reason: string; cause: string; time: Date },
): Promise<EventOf<'payout.changed'>> {
  payoutStates.assert(tradeInId, state, 'withdrawn');
  const amount = amountFils ?? 0;
  const taken = state === 'credited' ? Math.min(amount, await creditOf(transaction, heroId)) : amount;
  const keptFils = amount - taken;
  const movement = { heroId, amountFils: taken, reason, cause: `reverse:${tradeInId}`, time };
  if (state !== 'undecided' && taken > 0) {
    const kind = state === 'credited' ? 'withdraw-credit' as const : 'withdraw-owed' as const;
    await moveMoney(transaction, [{ kind, ...movement }]);
  }
  if (keptFils > 0) {
    const note = `${inAed(keptFils)} of its ${inAed(amount)} of credit had been spent, and could not be taken back.`;
    await raiseFlag(transaction, { tradeInId, reason: 'money-left', note, raisedAt: time });
  }
  const kept = await transaction.tables<PayoutTables>().updateTable('payout')
    .set({ state: 'withdrawn', keptFils, batchId: null }).where('tradeInId', '=', tradeInId).returningAll()
    .executeTakeFirstOrThrow();
  return payoutChanged(kept, cause, time);
}

function inAed(fils: number): string {
  return `AED ${(fils / 100).toFixed(2)}`;
}
