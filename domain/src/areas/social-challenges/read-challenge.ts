import { shownProgress } from '@planet-heroes/contracts/areas/social-challenges/challenge-units';
import type { ChallengeRecord, UserParticipation } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { unknownChallenge } from './lock-challenge.js';

const UTC = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** A challenge as a hero sees it. Throws `unknown_challenge`. */
export async function readChallenge(database: Queryable, challengeId: string, heroId: string): Promise<ChallengeRecord> {
  type Row = Omit<ChallengeRecord, 'userParticipation'> & { status: UserParticipation['status'] | null; progress: number; pointsEarned: number };
  const [row] = await database.query<Row>(
    `select challenge.id, creator_id as "creatorId", title, description, challenge_type as "challengeType",
            target_value::float8 as "targetValue", points_reward::float8 as "pointsReward", participant_limit as "participantLimit",
            current_participants as "currentParticipants", completed_participants as "completedParticipants",
            ended_at is null as "isActive", to_char(created_at at time zone 'UTC', ${UTC}) as "createdAt",
            to_char(expires_at at time zone 'UTC', ${UTC}) as "expiresAt",
            part.state as status, part.progress::float8 as progress, part.points_earned::float8 as "pointsEarned"
     from social_challenge as challenge
     left join social_participation as part on part.challenge_id = challenge.id and part.hero_id = $2
     where challenge.id = $1`,
    [challengeId, heroId],
  );
  if (!row) throw unknownChallenge(challengeId);
  const { status, progress, pointsEarned, ...challenge } = row;
  const currentProgress = shownProgress(challenge.challengeType, progress);
  return { ...challenge, userParticipation: status && { status, currentProgress, pointsEarned } };
}
