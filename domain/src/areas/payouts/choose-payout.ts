import { OPEN_TRADE_IN_STATES } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { EventOf } from '../../kernel/areas/area.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Row, Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { lockTradeIn } from '../trade-ins/trade-ins.area.js';
import { moveMoney } from './move-money.js';
import { payoutStates } from './payout.states.js';
import type { Payout, PayoutTables } from './payouts.entities.js';
import { ownPayoutView } from './read-payouts.js';

/**
 * How a trade-in is to be paid: before it is credited a choice, afterwards at once. Throws `unknown_trade_in`,
 * `account_returned` for the account from which it has just come back, or `illegal_transition` once the money is on its
 * way or the trade-in has ended without a trade.
 */
export const choosePayout = transactionalHandler<'choose-payout'>(
  async ({ tradeInId, heroId, ...choice }, transaction, { commandId: cause, now: time }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId, heroId);
    const known = await payoutOf(transaction, tradeInId);
    const isOpen = (OPEN_TRADE_IN_STATES as readonly string[]).includes(tradeIn.state);
    if (!isOpen && (!known || tradeIn.state === 'reversed')) {
      throw new AppError('illegal_transition', `Trade-in ${tradeInId} is ${tradeIn.state}: nothing is paid for it.`, {
        from: tradeIn.state, legal: [],
      });
    }
    const to: PayoutState = isOpen ? 'chosen' : choice.method === 'bank' ? 'owed' : 'credited';
    if (known) payoutStates.assert(tradeInId, known.state, to);
    if (known?.state === 'returned' && to === 'owed' && isSameAccount(known, choice)) {
      const text = `The bank sent a transfer to ${known.account} back. Name another account or holder, or take credit.`;
      throw new AppError('account_returned', text);
    }
    const amountFils = known?.amountFils ?? null;
    const owedAt = to === 'owed' ? time : null;
    const paidAt = to === 'credited' ? time : null;
    const row = { ...choice, heroId, state: to, amountFils, owedAt, paidAt, reference: null };
    const kept = await transaction.tables<PayoutTables>().insertInto('payout').values({ tradeInId, ...row })
      .onConflict((conflict) => conflict.column('tradeInId').doUpdateSet(row)).returningAll().executeTakeFirstOrThrow();
    await bookChoice(transaction, kept, known, { cause, time, device: tradeIn.device });
    return {
      result: ownPayoutView(kept),
      transactionId: await appendEvents(transaction, [payoutChanged(kept, cause, time)]),
    };
  },
);

/** As far as it is shown: two numbers of one bank may have the same last digits, but not of one holder. */
function isSameAccount(known: Row<typeof Payout>, choice: { holder: string | null; account: string | null }): boolean {
  return known.account === choice.account && known.holder?.toLowerCase() === choice.holder?.toLowerCase();
}

/** Moves the money of a trade-in that was credited before to where it is now chosen to go. */
async function bookChoice(
  transaction: Transaction,
  { heroId, state, amountFils, tradeInId }: Row<typeof Payout>,
  before: Row<typeof Payout> | undefined,
  { cause, time, device: reason }: { cause: string; time: Date; device: string },
): Promise<void> {
  if (amountFils === null || state === 'chosen') return;
  const movement = { heroId, amountFils, reason, time };
  if (before?.state === 'undecided') {
    const kind = state === 'credited' ? 'credit' as const : 'owe' as const;
    await moveMoney(transaction, [{ kind, ...movement, cause: `pay:${tradeInId}` }]);
  } else if (state === 'credited') {
    await moveMoney(transaction, [{ kind: 'convert', ...movement, cause }]);
  }
}

function payoutOf(transaction: Transaction, tradeInId: string) {
  return transaction.tables<PayoutTables>().selectFrom('payout').selectAll().where('tradeInId', '=', tradeInId)
    .forUpdate().executeTakeFirst();
}

/** The event of a changed payout. */
export function payoutChanged(
  { tradeInId, heroId, method, state, amountFils }: Row<typeof Payout>,
  cause: string,
  time: Date,
): EventOf<'payout.changed'> {
  const data = { tradeInId, heroId, method: method ?? null, state, amountFils: amountFils ?? null };
  return { type: 'payout.changed', subject: tradeInId, cause, time, data };
}
