import { shownProgress } from '@planet-heroes/contracts/areas/social-challenges/challenge-units';
import type { ChallengeRecord } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { Queryable } from '../../kernel/database/database.js';
import { rowsOf } from '../../kernel/database/rows-of.js';
import { seatKey } from './decide-joins.js';
import { unknownChallenge } from './lock-challenge.js';
import type { SocialChallengeTables } from './social-challenges.entities.js';

/** A challenge as a hero sees it. Throws `unknown_challenge`. */
export async function readChallenge(
  database: Queryable,
  challengeId: string,
  heroId: string,
): Promise<ChallengeRecord> {
  const found = await readChallenges(database, [{ challengeId, heroId }]);
  const [challenge] = found.values();
  if (!challenge) throw unknownChallenge(challengeId);
  return challenge;
}

/** Challenges as heroes see them, by `seatKey`. */
export async function readChallenges(
  database: Queryable,
  seats: readonly { challengeId: string; heroId: string }[],
): Promise<Map<string, ChallengeRecord>> {
  if (seats.length === 0) return new Map();
  const rows = await database
    .tables<SocialChallengeTables>()
    .selectFrom('social_challenge as challenge')
    .innerJoin(rowsOf('seat', seats, { challengeId: 'text', heroId: 'text' }), 'seat.challengeId', 'challenge.id')
    .leftJoin(
      'social_participation as part',
      (join) =>
        join.onRef('part.challengeId', '=', 'challenge.id').onRef('part.heroId', '=', 'seat.heroId'),
    )
    .select([
      'seat.heroId as viewer',
      'challenge.id',
      'creatorId',
      'title',
      'description',
      'challengeType',
      'targetValue',
      'pointsReward',
      'participantLimit',
      'currentParticipants',
      'completedParticipants',
      'createdAt',
      'expiresAt',
      'endedAt',
      'part.state',
      'part.progress',
      'part.pointsEarned',
    ])
    .execute();
  return new Map(rows.map((
    { viewer, state, progress, pointsEarned, endedAt, createdAt, expiresAt, ...challenge },
  ) => [
    seatKey({ challengeId: challenge.id, heroId: viewer }),
    {
      ...challenge,
      isActive: endedAt === null,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      userParticipation: state && {
        status: state,
        currentProgress: shownProgress(challenge.challengeType, progress ?? 0),
        pointsEarned: pointsEarned ?? 0,
      },
    },
  ]));
}
