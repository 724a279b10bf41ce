import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { Reaction } from '../../kernel/areas/area.js';
import { verifiedActivities } from '../trade-ins/trade-ins.area.js';
import { advance } from './challenge-progress.js';
import { lockChallenges } from './lock-challenge.js';
import { recordAdvances } from './record-advances.js';

interface Open {
  challengeId: string;
  heroId: string;
  challengeType: ChallengeType;
  progress: number;
  joinedAt: number;
}

/**
 * Verified trades advance the social challenges that their heroes joined. Points of other challenges never count. Where
 * no hero takes part in any, which is the rule, it costs one look into a small index.
 */
export const advanceSocialChallenges: Reaction<'trade.verified'> = async (transaction, events) => {
  const activities = verifiedActivities(events);
  const heroIds = [...new Set(activities.map(({ heroId }) => heroId))];
  const found = await transaction.query<{ challenge_id: string }>(
    'select challenge_id from social_participation where is_open and hero_id = any($1::text[])',
    [heroIds],
  );
  if (found.length === 0) return [];
  const challenges = await lockChallenges(transaction, found.map(({ challenge_id: id }) => id));
  // Read again under the locks: a challenge may have ended while this transaction waited for it.
  const open = await transaction.query<Open>(
    `select challenge_id as "challengeId", hero_id as "heroId", progress::float8 as progress,
            (extract(epoch from joined_at) * 1000)::float8 as "joinedAt"
     from social_participation where is_open and hero_id = any($1::text[]) and challenge_id = any($2::text[])
     order by challenge_id, hero_id`,
    [heroIds, [...challenges.keys()]],
  );
  const advances = open.flatMap(({ challengeId, heroId, progress, joinedAt }) => {
    const challenge = challenges.get(challengeId)!;
    const own = activities.filter((activity) => activity.heroId === heroId);
    const counted = advance({ ...challenge, progress, joinedAt: new Date(joinedAt) }, own);
    const cause = own.findLast(({ time }) => time === counted.lastAt)?.cause;
    return counted.amount > 0 && counted.lastAt && cause ? [{ ...counted, challenge, heroId, cause, at: counted.lastAt }] : [];
  });
  return advances.length > 0 ? recordAdvances(transaction, advances) : [];
};
