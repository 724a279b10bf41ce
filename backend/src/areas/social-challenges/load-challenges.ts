import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import type { ChallengeState, ChallengeTerms, ParticipationState } from './challenge-state.js';

interface ChallengeRow extends ChallengeTerms {
  id: string;
  ended: boolean;
  joined: number;
  completed: number;
}

/** Reads every challenge with its participations. */
export async function loadChallenges(snapshot: Queryable): Promise<ChallengeState[]> {
  const rows = await snapshot.query<ChallengeRow>(
    `select id, creator_id as "creatorId", title, description, challenge_type as "challengeType",
            target_value::float8 as "targetValue", points_reward::float8 as "pointsReward", participant_limit as "participantLimit",
            (extract(epoch from created_at) * 1000)::float8 as "createdAt", (extract(epoch from expires_at) * 1000)::float8 as "expiresAt",
            ended_at is not null as ended, current_participants as joined, completed_participants as completed
     from social_challenge`,
  );
  const challenges = new Map(
    rows.map(({ id, ended, joined, completed, ...terms }): [string, ChallengeState] => [
      id, { id, terms, ended, joined, completed, participations: new Map() },
    ]),
  );
  const parts = await snapshot.query<Omit<ParticipationState, 'joined'> & { challengeId: string; heroId: string }>(
    `select challenge_id as "challengeId", hero_id as "heroId", state = 'completed' as completed, progress::float8 as progress,
            points_earned::float8 as "pointsEarned"
     from social_participation`,
  );
  for (const { challengeId, heroId, ...participation } of parts) {
    challenges.get(challengeId)!.participations.set(heroId, { joined: true, ...participation });
  }
  return [...challenges.values()];
}
