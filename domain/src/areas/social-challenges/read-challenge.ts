import { shownProgress } from '@planet-heroes/contracts/areas/social-challenges/challenge-units';
import type { ChallengeRecord } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { unknownChallenge } from './lock-challenge.js';
import type { SocialChallengeTables } from './social-challenges.entities.js';

/** A challenge as a hero sees it. Throws `unknown_challenge`. */
export async function readChallenge(database: Queryable, challengeId: string, heroId: string): Promise<ChallengeRecord> {
  const row = await database
    .tables<SocialChallengeTables>()
    .selectFrom('social_challenge as challenge')
    .leftJoin('social_participation as part', (join) => join.onRef('part.challengeId', '=', 'challenge.id').on('part.heroId', '=', heroId))
    .select([
      'challenge.id', 'creatorId', 'title', 'description', 'challengeType', 'targetValue', 'pointsReward', 'participantLimit',
      'currentParticipants', 'completedParticipants', 'createdAt', 'expiresAt', 'endedAt', 'part.state', 'part.progress', 'part.pointsEarned',
    ])
    .where('challenge.id', '=', challengeId)
    .executeTakeFirst();
  if (!row) throw unknownChallenge(challengeId);
  const { state, progress, pointsEarned, endedAt, createdAt, expiresAt, ...challenge } = row;
  return {
    ...challenge,
    isActive: endedAt === null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    userParticipation: state && {
      status: state,
      currentProgress: shownProgress(challenge.challengeType, progress ?? 0),
      pointsEarned: pointsEarned ?? 0,
    },
  };
}
