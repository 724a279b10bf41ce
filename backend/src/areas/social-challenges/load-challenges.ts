import type {
  SocialChallengeRecord,
  SocialParticipationRecord,
} from '@planet-heroes/domain/areas/social-challenges/social-challenges.entities';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import type { ChallengeState } from './challenge-state.js';

/** Reads every challenge with its participations. */
export async function loadChallenges(snapshot: Queryable): Promise<ChallengeState[]> {
  const tables = snapshot.tables<typeof SocialChallengeRecord | typeof SocialParticipationRecord>();
  const rows = await tables
    .selectFrom('social_challenge')
    .select([
      'id',
      'creatorId',
      'title',
      'description',
      'challengeType',
      'targetValue',
      'pointsReward',
      'participantLimit',
    ])
    .select(['createdAt', 'expiresAt', 'endedAt', 'currentParticipants', 'completedParticipants'])
    .execute();
  const challenges = new Map(
    rows.map((
      { id, endedAt, currentParticipants, completedParticipants, createdAt, expiresAt, ...terms },
    ): [string, ChallengeState] => [
      id,
      {
        id,
        terms: { ...terms, createdAt: createdAt.getTime(), expiresAt: expiresAt.getTime() },
        ended: endedAt !== null,
        joined: currentParticipants,
        completed: completedParticipants,
        participations: new Map(),
      },
    ]),
  );
  const parts = await tables
    .selectFrom('social_participation')
    .select(['challengeId', 'heroId', 'state', 'progress', 'pointsEarned'])
    .execute();
  for (const { challengeId, heroId, state, ...figures } of parts) {
    const participation = { joined: true, completed: state === 'completed', ...figures };
    challenges.get(challengeId)!.participations.set(heroId, participation);
  }
  return [...challenges.values()];
}
