import type { Reaction } from '../../kernel/areas/area.js';
import { verifiedActivities } from '../trade-ins/trade-ins.area.js';
import { advance } from './challenge-progress.js';
import { lockChallenges } from './lock-challenge.js';
import { recordAdvances } from './record-advances.js';
import type { SocialParticipationRecord } from './social-challenges.entities.js';

/**
 * Verified trades advance the social challenges that their heroes joined. Points of other challenges never count. Where
 * no hero takes part in any, which is the rule, it costs one look into a small index.
 */
export const advanceSocialChallenges: Reaction<'trade.verified'> = async (transaction, events) => {
  const activities = verifiedActivities(events);
  const heroIds = [...new Set(activities.map(({ heroId }) => heroId))];
  const openOnes = transaction
    .tables<typeof SocialParticipationRecord>()
    .selectFrom('social_participation')
    .select(['challengeId', 'heroId', 'progress', 'joinedAt'])
    .where('isOpen', '=', true)
    .where('heroId', 'in', heroIds);
  const found = await openOnes.execute();
  if (found.length === 0) return [];
  const challenges = await lockChallenges(transaction, found.map(({ challengeId }) => challengeId));
  // Read again under the locks: a challenge may have ended while this transaction waited for it.
  const open = await openOnes
    .where('challengeId', 'in', [...challenges.keys()])
    .orderBy('challengeId')
    .orderBy('heroId')
    .execute();
  const advances = open.flatMap(({ challengeId, heroId, progress, joinedAt }) => {
    const challenge = challenges.get(challengeId)!;
    const own = activities.filter((activity) => activity.heroId === heroId);
    const counted = advance({ ...challenge, progress, joinedAt }, own);
    const cause = own.findLast(({ time }) => time === counted.lastAt)?.cause;
    return counted.amount > 0 && counted.lastAt && cause
      ? [{ ...counted, challenge, heroId, cause, at: counted.lastAt }]
      : [];
  });
  return advances.length > 0 ? recordAdvances(transaction, advances) : [];
};
