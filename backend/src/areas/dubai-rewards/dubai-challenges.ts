import type { DubaiChallenge } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import type { DubaiChallengeRecord } from '@planet-heroes/domain/areas/dubai-rewards/dubai-challenge.entity';
import type { DubaiParticipationRecord } from '@planet-heroes/domain/areas/dubai-rewards/dubai-participation.entity';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';
import type { OfferKind } from './offer-list.js';

/** A challenge as the projection keeps it: what it says, and counts of what heroes did. */
export interface ChallengeEntry {
  id: string;
  terms: Omit<DubaiChallenge, 'id' | 'currentParticipants'> | undefined;
  participants: number;
  completed: number;
  /** The sum of all heroes' progress, in the challenge's metric. */
  progress: number;
  retired: boolean;
}

export const CHALLENGE_KIND: OfferKind<ChallengeEntry, DubaiChallenge> = {
  unknownYet: (id) => ({ id, terms: undefined, participants: 0, completed: 0, progress: 0, retired: false }),
  show: (
    { id, terms, participants, retired },
  ) => (terms && !retired ? { id, ...terms, currentParticipants: participants } : undefined),
  // When it ends and leaves the list is left out: what comes with the product ends on another day on every instance.
  parts: ({ id, terms, participants, completed, progress }) => [
    'challenge',
    id,
    terms?.title ?? '',
    terms?.description ?? '',
    terms?.category ?? '',
    terms?.targetZone ?? '',
    terms?.pointsReward ?? 0,
    terms?.rewardItem ?? '',
    terms?.participantLimit ?? 0,
    participants,
    completed,
    progress,
  ],
};

/** Every challenge, from the tables. */
export async function loadDubaiChallenges(snapshot: Queryable): Promise<ChallengeEntry[]> {
  const rows = await snapshot
    .tables<typeof DubaiChallengeRecord | typeof DubaiParticipationRecord>()
    .selectFrom('dubai_challenge')
    .leftJoin(
      (tables) =>
        tables
          .selectFrom('dubai_participation')
          .select(({ fn }) => [
            'challengeId as offer',
            fn.countAll<number>().filterWhere('state', '=', 'completed').as('completed'),
            fn.sum<number>('progress').as('progress'),
          ])
          .groupBy('challengeId')
          .as('made'),
      (join) => join.onRef('made.offer', '=', 'dubai_challenge.id'),
    )
    .select(['id', 'title', 'description', 'category', 'targetZone', 'pointsReward', 'rewardItem', 'participantLimit'])
    .select(['expiresAt', 'participants', 'retiredAt', 'made.completed', 'made.progress'])
    .execute();
  return rows.map(({ id, participants, retiredAt, completed, progress, ...told }) => {
    const { targetZone, participantLimit, expiresAt, ...terms } = told;
    return {
      id,
      terms: {
        ...terms,
        ...(targetZone !== null && { targetZone }),
        ...(participantLimit !== null && { participantLimit }),
        expiresAt: expiresAt.toISOString(),
      },
      participants,
      completed: completed ?? 0,
      progress: progress ?? 0,
      retired: retiredAt !== null,
    };
  });
}
