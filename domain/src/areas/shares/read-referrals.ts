import { sql } from 'kysely';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import { type ReferralsAnswer, SHARES_SHOWN } from '@planet-heroes/contracts/areas/shares/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { orNone } from '../../kernel/database/or-none.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import { type Hero, readHeroProfile, type ReferralRecord } from '../heroes/heroes.area.js';
import { readVouchers } from './referral-vouchers.js';
import { shortName } from './short-name.js';

/** The friends of a hero, each with what the hero earned by the first trade. */
function friendsOf(database: Queryable, heroId: string) {
  return database
    .tables<typeof ReferralRecord | typeof Hero | typeof LedgerEntry>()
    .selectFrom('referral')
    .innerJoin('hero as friend', 'friend.id', 'referral.friendId')
    .leftJoin('ledger_entry as entry', (join) =>
      join
        .on('entry.cause', '=', sql<string>`'referral:' || friend.id`)
        .on('entry.rule', '=', 'referral')
        .onRef('entry.heroId', '=', 'referral.heroId'),
    )
    .where('referral.heroId', '=', heroId);
}

/** The friends whom a hero brought, by whichever code, and what came of it. Throws `unknown_hero`. */
export async function readReferrals(database: Queryable, heroId: string): Promise<ReferralsAnswer> {
  const { referralCode } = await readHeroProfile(database, heroId);
  const totals = await friendsOf(database, heroId)
    .select(({ fn }) => [
      fn.countAll<number>().as('friendsJoined'),
      fn.count<number>('friend.firstTradeAt').as('friendsTraded'),
      orNone(fn.sum<number | null>('entry.amount')).as('points'),
    ])
    .executeTakeFirstOrThrow();
  const friends = await friendsOf(database, heroId)
    .select((
      { ref },
    ) => ['friend.name', 'friend.joinedAt', 'friend.firstTradeAt', orNone(ref('entry.amount')).as('points')])
    .orderBy('friend.joinedAt', 'desc')
    .orderBy('friend.id', 'desc')
    .limit(SHARES_SHOWN)
    .execute();
  return {
    referralCode,
    ...totals,
    vouchers: await readVouchers(database, heroId),
    friends: friends.map(({ name, joinedAt, firstTradeAt, points }) => ({
      name: name === REMOVED_HERO_NAME ? name : shortName(name),
      points,
      joinedAt: joinedAt.toISOString(),
      tradedAt: firstTradeAt?.toISOString() ?? null,
      state: firstTradeAt === null ? 'joined' : 'traded',
    })),
  };
}
