import { SHARES_SHOWN, type SocialShare } from '@planet-heroes/contracts/areas/shares/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { utcText } from '../../kernel/database/utc-text.js';
import { assertHero } from '../heroes/heroes.area.js';

const SELECT = `
  select share.id, share.share_type as "shareType", share.content_id as "contentId", share.platform, share.share_url as "shareUrl",
         share.share_text as "shareText", share.code,
         ${utcText('share.shared_at')} as "sharedAt",
         coalesce(brought.joined, 0) as "friendsJoined", coalesce(brought.traded, 0) as "friendsTraded"
  from social_share as share
  left join lateral (
    select count(*)::int as joined, count(friend.first_trade_at)::int as traded
    from referral join hero as friend on friend.id = referral.friend_id
    where referral.hero_id = share.hero_id and referral.code = share.code
  ) as brought on true`;

/** A hero's shares, newest first, each with the friends whom its code brought. Throws `unknown_hero`. */
export async function readSharesOf(database: Queryable, heroId: string, limit = SHARES_SHOWN): Promise<SocialShare[]> {
  await assertHero(database, heroId);
  return database.query<SocialShare>(`${SELECT} where share.hero_id = $1 order by share.shared_at desc, share.id desc limit $2`, [heroId, limit]);
}

/** One share that is there. */
export async function readShare(database: Queryable, shareId: string): Promise<SocialShare> {
  const [share] = await database.query<SocialShare>(`${SELECT} where share.id = $1`, [shareId]);
  return share!;
}
