import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';

/** A challenge that this transaction has locked. */
export interface LockedChallenge {
  id: string;
  creatorId: string;
  title: string;
  challengeType: ChallengeType;
  targetValue: number;
  pointsReward: number;
  participantLimit: number;
  currentParticipants: number;
  completedParticipants: number;
  expiresAt: Date;
  endedAt: Date | null;
}

/**
 * Locks challenges in the order of their ids. Heroes come first, always: whoever locks both has locked the heroes before,
 * as verified trades do, so that a join and a trade wait for each other instead of deadlocking.
 */
export async function lockChallenges(transaction: Queryable, challengeIds: readonly string[]): Promise<Map<string, LockedChallenge>> {
  type Row = Omit<LockedChallenge, 'expiresAt' | 'endedAt'> & { expiresAt: number; endedAt: number | null };
  const rows = await transaction.query<Row>(
    `select id, creator_id as "creatorId", title, challenge_type as "challengeType", target_value::float8 as "targetValue",
            points_reward::float8 as "pointsReward", participant_limit as "participantLimit",
            current_participants as "currentParticipants", completed_participants as "completedParticipants",
            (extract(epoch from expires_at) * 1000)::float8 as "expiresAt", (extract(epoch from ended_at) * 1000)::float8 as "endedAt"
     from social_challenge where id = any($1::text[]) order by id for no key update`,
    [[...new Set(challengeIds)]],
  );
  return new Map(
    rows.map((row) => [row.id, { ...row, expiresAt: new Date(row.expiresAt), endedAt: row.endedAt === null ? null : new Date(row.endedAt) }]),
  );
}

/** Locks one challenge. Throws `unknown_challenge`. */
export async function lockChallenge(transaction: Queryable, challengeId: string): Promise<LockedChallenge> {
  const challenge = (await lockChallenges(transaction, [challengeId])).get(challengeId);
  if (!challenge) throw unknownChallenge(challengeId);
  return challenge;
}

export function unknownChallenge(challengeId: string): AppError {
  return new AppError('unknown_challenge', `There is no challenge "${challengeId}".`, { challengeId });
}
