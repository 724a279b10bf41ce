import type { Transaction } from '../../kernel/database/database.js';
import type { Reaction } from '../../kernel/areas/area.js';
import { verifiedActivities } from '../trade-ins/trade-ins.area.js';
import { advanceParticipations } from './advance-participations.js';
import type { OpenParticipation } from './challenge-progress.js';
import type { DubaiChallengeRecord } from './dubai-challenge.entity.js';
import type { DubaiParticipationRecord } from './dubai-participation.entity.js';

/** Verified trades advance the Dubai challenges that their heroes joined. */
export const advanceDubaiChallenges: Reaction<'trade.verified'> = async (transaction, events) => {
  const activities = verifiedActivities(events);
  const participations = await openParticipationsOf(transaction, [...new Set(activities.map(({ heroId }) => heroId))]);
  return participations.length === 0 ? [] : advanceParticipations(transaction, participations, activities);
};

/** The heroes' participations that are not completed. The heroes must be locked. */
export async function openParticipationsOf(
  transaction: Transaction,
  heroIds: readonly string[],
): Promise<OpenParticipation[]> {
  return transaction
    .tables<typeof DubaiParticipationRecord | typeof DubaiChallengeRecord>()
    .selectFrom('dubai_participation as participation')
    .innerJoin('dubai_challenge as offer', 'offer.id', 'participation.challengeId')
    .select([
      'participation.challengeId',
      'participation.heroId',
      'participation.progress',
      'participation.joinedAt',
      'offer.title',
      'offer.metric',
      'offer.target',
      'offer.expiresAt',
      'offer.pointsReward',
      'offer.rewardItem',
    ])
    .where('participation.heroId', 'in', heroIds)
    .where('participation.state', '=', 'active')
    .orderBy('participation.challengeId')
    .orderBy('participation.heroId')
    .execute();
}
