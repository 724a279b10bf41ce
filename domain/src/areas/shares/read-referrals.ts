import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import { type Referral, type ReferralsAnswer, SHARES_SHOWN } from '@planet-heroes/contracts/areas/shares/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { readHeroProfile } from '../heroes/heroes.area.js';
import { shortName } from './short-name.js';

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** The friends of the hero $1, each with what the hero earned by the first trade. */
const FRIENDS = `
  from referral join hero as friend on friend.id = referral.friend_id
  left join ledger_entry as entry
    on entry.cause = 'referral:' || friend.id and entry.rule = 'referral' and entry.hero_id = referral.hero_id
  where referral.hero_id = $1`;

/** The friends whom a hero brought, by whichever code, and what came of it. Throws `unknown_hero`. */
export async function readReferrals(database: Queryable, heroId: string): Promise<ReferralsAnswer> {
  const { referralCode } = await readHeroProfile(database, heroId);
  const [totals] = await database.query<Pick<ReferralsAnswer, 'friendsJoined' | 'friendsTraded' | 'points'>>(
    `select count(*)::int as "friendsJoined", count(friend.first_trade_at)::int as "friendsTraded",
            coalesce(sum(entry.amount), 0)::float8 as points ${FRIENDS}`,
    [heroId],
  );
  const friends = await database.query<Omit<Referral, 'state'>>(
    `select friend.name, coalesce(entry.amount, 0)::float8 as points,
            to_char(friend.joined_at at time zone 'UTC', ${UTC}) as "joinedAt",
            to_char(friend.first_trade_at at time zone 'UTC', ${UTC}) as "tradedAt"
     ${FRIENDS} order by friend.joined_at desc, friend.id desc limit $2`,
    [heroId, SHARES_SHOWN],
  );
  return {
    referralCode,
    ...totals!,
    friends: friends.map((friend) => ({
      ...friend,
      name: friend.name === REMOVED_HERO_NAME ? friend.name : shortName(friend.name),
      state: friend.tradedAt === null ? 'joined' : 'traded',
    })),
  };
}
