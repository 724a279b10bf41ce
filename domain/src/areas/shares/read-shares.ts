import { SHARES_SHOWN, type SocialShare } from '@planet-heroes/contracts/areas/shares/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import { assertHero, type Hero, type ReferralRecord, type ShareCode } from '../heroes/heroes.area.js';
import type { SocialShareRecord } from './social-share.entity.js';

/** Shares, each with the friends whom its code brought. */
function sharesIn(database: Queryable) {
  return database
    .tables<typeof SocialShareRecord | typeof ReferralRecord | typeof Hero>()
    .selectFrom('social_share as share')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('referral')
          .innerJoin('hero as friend', 'friend.id', 'referral.friendId')
          .select((
            { fn },
          ) => [fn.countAll<number>().as('joined'), fn.count<number>('friend.firstTradeAt').as('traded')])
          .whereRef('referral.heroId', '=', 'share.heroId')
          .whereRef('referral.code', '=', 'share.code')
          .as('brought'),
      (join) => join.onTrue(),
    )
    .select([
      'share.id',
      'share.shareType',
      'share.contentId',
      'share.platform',
      'share.shareUrl',
      'share.shareText',
      'share.code',
      'share.sharedAt',
      'brought.joined as friendsJoined',
      'brought.traded as friendsTraded',
    ]);
}

/** A hero's shares, newest first, each with the friends whom its code brought. Throws `unknown_hero`. */
export async function readSharesOf(database: Queryable, heroId: string, limit = SHARES_SHOWN): Promise<SocialShare[]> {
  await assertHero(database, heroId);
  const shares = await sharesIn(database)
    .where('share.heroId', '=', heroId)
    .orderBy('share.sharedAt', 'desc')
    .orderBy('share.id', 'desc')
    .limit(limit)
    .execute();
  return shares.map((share) => ({ ...share, sharedAt: share.sharedAt.toISOString() }));
}

/** One share that is there. */
export async function readShare(database: Queryable, shareId: string): Promise<SocialShare> {
  const share = await sharesIn(database).where('share.id', '=', shareId).executeTakeFirstOrThrow();
  return { ...share, sharedAt: share.sharedAt.toISOString() };
}

/** All shares, and the codes that they tied to heroes. */
export const shareTotals: Totals = async (snapshot) => {
  const { shares, codes } = await snapshot
    .tables<typeof SocialShareRecord | typeof ShareCode>()
    .selectFrom('social_share')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('shares'),
      selectFrom('share_code').select(fn.countAll<number>().as('n')).as('codes'),
    ])
    .executeTakeFirstOrThrow();
  return [{ name: 'shares', total: `${shares}, codes ${codes}` }];
};
