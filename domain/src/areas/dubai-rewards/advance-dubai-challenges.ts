import type { Transaction } from '../../kernel/database/database.js';
import type { Reaction } from '../../kernel/areas/area.js';
import { verifiedActivities } from '../trade-ins/trade-ins.area.js';
import { advanceParticipations } from './advance-participations.js';
import type { OpenParticipation } from './challenge-progress.js';

/** Verified trades advance the Dubai challenges that their heroes joined. */
export const advanceDubaiChallenges: Reaction<'trade.verified'> = async (transaction, events) => {
  const activities = verifiedActivities(events);
  const participations = await openParticipationsOf(transaction, [...new Set(activities.map(({ heroId }) => heroId))]);
  return participations.length === 0 ? [] : advanceParticipations(transaction, participations, activities);
};

type Row = Omit<OpenParticipation, 'joinedAt' | 'expiresAt'> & Record<'joinedAt' | 'expiresAt', string>;

/** The heroes' participations that are not completed. The heroes must be locked. */
export async function openParticipationsOf(
  transaction: Transaction,
  heroIds: readonly string[],
): Promise<OpenParticipation[]> {
  const rows = await transaction.query<Row>(
    `select challenge.id as "challengeId", participation.hero_id as "heroId", challenge.title, challenge.metric,
            challenge.target::float8 as target, participation.progress::float8 as progress,
            to_json(participation.joined_at) #>> '{}' as "joinedAt", to_json(challenge.expires_at) #>> '{}' as "expiresAt",
            challenge.points_reward::float8 as "pointsReward", challenge.reward_item as "rewardItem"
     from dubai_participation as participation join dubai_challenge as challenge on challenge.id = participation.challenge_id
     where participation.hero_id = any($1::text[]) and participation.state = 'active'
     order by challenge.id, participation.hero_id`,
    [heroIds],
  );
  return rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt), expiresAt: new Date(row.expiresAt) }));
}
