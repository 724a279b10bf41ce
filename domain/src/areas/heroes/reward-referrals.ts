import { JOIN_BONUS, REFERRALS_REWARDED_PER_MONTH } from '@planet-heroes/contracts/areas/heroes/points';
import { dubaiMonth } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import type { NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import type { Reaction } from '../../kernel/areas/area.js';

const RULE = 'referral';

/**
 * A friend's first verified trade rewards the hero whose code brought the friend: one more referral, and 50 points for
 * the first few of a calendar month in Dubai (design: "join bonus").
 */
export const rewardReferrals: Reaction<'trade.verified'> = async (transaction, trades) => {
  const firstOf = new Map(trades.toReversed().map(({ data, cause, time }) => [data.heroId, { cause, time }]));
  const friends = await transaction.query<{ id: string; referred_by: string | null }>(
    `update hero set first_trade_at = first.at
     from unnest($1::text[], $2::timestamptz[]) as first (hero_id, at)
     where hero.id = first.hero_id and first_trade_at is null
     returning hero.id, hero.referred_by`,
    [[...firstOf.keys()], [...firstOf.values()].map(({ time }) => time.toISOString())],
  );
  const events: NewEvent[] = [];
  for (const { id: friendId, referred_by: heroId } of friends.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (heroId === null) continue;
    const { time, cause } = firstOf.get(friendId)!;
    const [counted] = await transaction.query<{ rewarded: number }>(
      `update hero set referral_count = referral_count + 1 where id = $1 and removed_at is null
       returning (select count(*)::int from ledger_entry where hero_id = $1 and rule = $2 and occurred_at >= $3 and occurred_at < $4) as rewarded`,
      [heroId, RULE, ...dubaiMonth(time).map((at) => at.toISOString())],
    );
    if (!counted) continue;
    events.push({ type: 'hero.referral_rewarded', subject: heroId, cause, time, data: { heroId, friendId } });
    if (counted.rewarded >= REFERRALS_REWARDED_PER_MONTH) continue;
    // No name: the line outlives the friend, who may leave.
    const reason = 'First trade of a friend';
    events.push(
      ...(await movePoints(transaction, [
        { kind: 'earn', heroId, amount: JOIN_BONUS.referredFriend, rule: RULE, cause: `referral:${friendId}`, reason, time },
      ])),
    );
  }
  return events;
};
