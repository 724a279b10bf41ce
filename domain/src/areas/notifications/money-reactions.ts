import { TOLD_PAYOUT_STATES } from '@planet-heroes/contracts/areas/notifications/catalogue';
import type { EventOf } from '../../kernel/areas/area.js';
import { orNone } from '../../kernel/database/or-none.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import type { Payout } from '../payouts/payouts.area.js';
import type { TradeIn } from '../trade-ins/trade-ins.area.js';
import type { InboxItem } from './inbox-item.entity.js';
import { dropHeld } from './post-news.js';
import { type HeroNews, tellHeroes, topicOfTradeIn } from './tell-heroes.js';

type Told = (typeof TOLD_PAYOUT_STATES)[number];

/** Notifications of money on its way, and of friends' first trades. */
export const MONEY_REACTIONS = {
  async 'payout.changed'(transaction: Transaction, events: readonly EventOf<'payout.changed'>[]) {
    await dropQuestions(transaction, events);
    const told = events.filter(({ data: { state } }) => (TOLD_PAYOUT_STATES as readonly string[]).includes(state));
    if (told.length === 0) return [];
    const payouts = await transaction.tables<typeof Payout | typeof TradeIn>().selectFrom('payout')
      .innerJoin('trade_in', 'trade_in.id', 'payout.tradeInId')
      .select([
        'payout.tradeInId as tradeInId', 'payout.account as account', 'payout.reference as reference',
        'payout.paidAt as paidAt', 'trade_in.device as device', 'trade_in.decidedAt as decidedAt',
      ])
      .where('payout.tradeInId', 'in', told.map(({ data }) => data.tradeInId)).execute();
    return tellHeroes(transaction, told.flatMap(({ data, time, cause }): HeroNews[] => {
      const payout = payouts.find(({ tradeInId }) => tradeInId === data.tradeInId);
      if (!payout) return [];
      // Credit that was chosen in time is in the message of the credited phone.
      if (data.state === 'credited' && payout.decidedAt?.getTime() === time.getTime()) return [];
      const { device, account, reference, paidAt } = payout;
      return [{
        // A transfer may come back and be made again: each time is news.
        id: `payout-${data.tradeInId}-${data.state}-${cause}`, heroId: data.heroId, time, cause, kind: 'payout-step',
        data: {
          tradeInId: data.tradeInId, device, state: data.state as Told, amountFils: data.amountFils ?? 0, account,
          reference, paidAt: paidAt?.toISOString() ?? null,
        },
      }];
    }));
  },

  async 'hero.referral_rewarded'(
    transaction: Transaction,
    events: readonly EventOf<'hero.referral_rewarded'>[],
  ) {
    const causes = events.map(({ data }) => `referral:${data.friendId}`);
    const earned = await transaction.tables<typeof LedgerEntry>().selectFrom('ledger_entry')
      .select(({ fn }) => ['cause', orNone(fn.sum<number | null>('amount')).as('points')])
      .where('rule', '=', 'referral').where('cause', 'in', causes).groupBy('cause').execute();
    return tellHeroes(transaction, events.flatMap(({ data: { heroId, friendId }, time, cause }): HeroNews[] => [
      {
        id: `friend-${friendId}`, heroId, time, cause, kind: 'friend-traded',
        data: { friendId, points: earned.find((each) => each.cause === `referral:${friendId}`)?.points ?? 0 },
      },
      // Both have a voucher.
      {
        id: `invited-${friendId}`, heroId: friendId, time, cause, kind: 'friend-traded',
        data: { friendId, points: 0, isFriend: true },
      },
    ]));
  },
};

/** Heroes who have chosen are not asked any more by a message that still waits. */
async function dropQuestions(transaction: Transaction, events: readonly EventOf<'payout.changed'>[]): Promise<void> {
  const chosen = events.filter(({ data: { state } }) => state === 'credited' || state === 'owed');
  if (chosen.length === 0) return;
  const asked = await transaction.tables<typeof InboxItem>().selectFrom('inbox_item').select(['heroId', 'data'])
    .where('id', 'in', chosen.map(({ data }) => `trade-in-${data.tradeInId}-verified`)).execute();
  const over = asked.flatMap(({ heroId, data }) =>
    'pay' in data && data.pay === 'undecided' ? [{ heroId, topic: topicOfTradeIn(data.tradeInId) }] : []
  );
  await dropHeld(transaction, over, chosen[0]!.time);
}
