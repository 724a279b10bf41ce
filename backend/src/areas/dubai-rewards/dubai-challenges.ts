import type { DubaiChallenge } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
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
  show: ({ id, terms, participants, retired }) => (terms && !retired ? { id, ...terms, currentParticipants: participants } : undefined),
  // When it ends and leaves the list is left out: what comes with the product ends on another day on every instance.
  parts: ({ id, terms, participants, completed, progress }) => [
    'challenge', id, terms?.title ?? '', terms?.description ?? '', terms?.category ?? '', terms?.targetZone ?? '', terms?.pointsReward ?? 0,
    terms?.rewardItem ?? '', terms?.participantLimit ?? 0, participants, completed, progress,
  ],
};

type Row = Omit<ChallengeEntry, 'terms'> & { terms: Record<keyof NonNullable<ChallengeEntry['terms']>, unknown> };

/** Every challenge, from the tables. */
export async function loadDubaiChallenges(snapshot: Queryable): Promise<ChallengeEntry[]> {
  const rows = await snapshot.query<Row>(
    `select id, participants, coalesce(made.completed, 0) as completed, coalesce(made.progress, 0)::float8 as progress,
            retired_at is not null as retired,
            json_strip_nulls(json_build_object(
              'title', title, 'description', description, 'category', category, 'targetZone', target_zone,
              'pointsReward', points_reward, 'rewardItem', reward_item, 'participantLimit', participant_limit,
              'expiresAt', to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) as terms
     from dubai_challenge as challenge left join (
       select challenge_id, count(*) filter (where state = 'completed')::int as completed, sum(progress) as progress
       from dubai_participation group by challenge_id
     ) as made on made.challenge_id = challenge.id`,
  );
  return rows as ChallengeEntry[];
}
