import { JOIN_BONUS, REFERRALS_REWARDED_PER_MONTH } from '@planet-heroes/contracts/areas/heroes/points';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { Reaction } from '../../kernel/areas/area.js';
import type { Transaction } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import type { PersonAward } from '../../kernel/points/person-award.entity.js';
import type { Hero } from './hero.entity.js';

/** The rule under which friends are rewarded. An award's cause is the month in Dubai and the friend. */
export const REFERRAL_RULE = 'referral';

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
          rule: REFERRAL_RULE,
          cause: `referral:${friendId}`,
          reason,
          time,
          award: { cause: `${dubaiDate(time).slice(0, 7)}:${friendId}`, otherHeroId: friendId },
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
  const ofMonth = `${dubaiDate(time).slice(0, 7)}:%`;
  const counted = await transaction
    .tables<typeof Hero | typeof PersonAward>()
    .updateTable('hero')
    .set((eb) => ({ referralCount: eb('referralCount', '+', 1) }))
    .where('id', '=', heroId)
    .where('removedAt', 'is', null)
    .returning(({ selectFrom }) =>
      selectFrom('person_award')
        .select(({ fn }) => fn.countAll<number>().as('awards'))
        .where('personId', '=', heroId)
        .where('rule', '=', REFERRAL_RULE)
        .where('cause', 'like', ofMonth)
        .where('points', '>', 0)
        .as('rewarded'),
    )
    .executeTakeFirst();
  return counted && (counted.rewarded ?? 0);
}
