import { JOIN_BONUS, REFERRALS_REWARDED_PER_MONTH } from '@planet-heroes/contracts/areas/heroes/points';
import { dubaiMonth } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { Reaction } from '../../kernel/areas/area.js';
import type { Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import type { Hero } from './hero.entity.js';

const RULE = 'referral';

/**
 * A friend's first verified trade rewards the hero whose code brought the friend: one more referral, and 50 points for
 * the first few of a calendar month in Dubai (design: "join bonus").
 */
export const rewardReferrals: Reaction<'trade.verified'> = async (transaction, trades) => {
  const firstOf = new Map(
    trades.toReversed().map(({ data, cause, time }) => [data.heroId, { heroId: data.heroId, cause, time }]),
  );
  const friends = await transaction
    .tables<typeof Hero>()
    .updateTable('hero')
    .from(rowsOf('first', [...firstOf.values()], { heroId: 'text', time: 'timestamptz' }))
    .set(({ ref }) => ({ firstTradeAt: ref('first.time') }))
    .whereRef('hero.id', '=', 'first.heroId')
    .where('hero.firstTradeAt', 'is', null)
    .returning(['hero.id', 'hero.referredBy'])
    .execute();
  const events: NewEvent[] = [];
  for (const { id: friendId, referredBy: heroId } of friends.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (heroId === null) continue;
    const { time, cause } = firstOf.get(friendId)!;
    const rewarded = await countReferral(transaction, heroId, time);
    if (rewarded === undefined) continue;
    events.push({ type: 'hero.referral_rewarded', subject: heroId, cause, time, data: { heroId, friendId } });
    if (rewarded >= REFERRALS_REWARDED_PER_MONTH) continue;
    // No name: the line outlives the friend, who may leave.
    const reason = 'First trade of a friend';
    events.push(
      ...(await movePoints(transaction, [
        {
          kind: 'earn',
          heroId,
          amount: JOIN_BONUS.referredFriend,
          rule: RULE,
          cause: `referral:${friendId}`,
          reason,
          time,
        },
      ])),
    );
  }
  return events;
};

/**
 * Counts one more referral of a hero, and returns how many of the month were rewarded before; undefined where the hero
 * has left.
 */
async function countReferral(transaction: Transaction, heroId: string, time: Date): Promise<number | undefined> {
  const [from, until] = dubaiMonth(time);
  const counted = await transaction
    .tables<typeof Hero | typeof LedgerEntry>()
    .updateTable('hero')
    .set((eb) => ({ referralCount: eb('referralCount', '+', 1) }))
    .where('id', '=', heroId)
    .where('removedAt', 'is', null)
    .returning(({ selectFrom }) =>
      selectFrom('ledger_entry')
        .select(({ fn }) => fn.countAll<number>().as('entries'))
        .where('heroId', '=', heroId)
        .where('rule', '=', RULE)
        .where('occurredAt', '>=', from)
        .where('occurredAt', '<', until)
        .as('rewarded'),
    )
    .executeTakeFirst();
  return counted && (counted.rewarded ?? 0);
}
