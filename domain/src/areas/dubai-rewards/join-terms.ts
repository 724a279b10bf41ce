import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Queryable } from '../../kernel/database/database.js';
import { unknownHero } from '../heroes/heroes.area.js';

/** Everything that decides whether a hero may join a challenge. */
export interface JoinTerms {
  challenge: { title: string; participants: number; participantLimit: number | null; expiresAt: string } | null;
  isHero: boolean;
  hasJoined: boolean;
}

/** Reads the terms without a lock. */
export async function readJoinTerms(transaction: Queryable, challengeId: string, heroId: string): Promise<JoinTerms> {
  const [terms] = await transaction.query<JoinTerms>(
    `select (select json_build_object('title', title, 'participants', participants, 'participantLimit', participant_limit,
                                      'expiresAt', expires_at)
             from dubai_challenge where id = $1) as challenge,
            exists (select from hero where id = $2 and removed_at is null) as "isHero",
            exists (select from dubai_participation where challenge_id = $1 and hero_id = $2) as "hasJoined"`,
    [challengeId, heroId],
  );
  return terms!;
}

/**
 * Why a hero may not join a challenge at that time; undefined where nothing is in the way. The target zone says what a
 * challenge is about and keeps nobody out.
 */
export function joinRefusal(
  { challengeId, heroId, time }: { challengeId: string; heroId: string; time: Date },
  { challenge, isHero, hasJoined }: JoinTerms,
): AppError | undefined {
  if (!challenge) return new AppError('unknown_challenge', `There is no challenge "${challengeId}".`, { challengeId });
  if (!isHero) return unknownHero(heroId);
  const { title, participants, participantLimit, expiresAt } = challenge;
  if (hasJoined) return new AppError('already_joined', `You have joined ${title} already.`, { challengeId });
  if (Date.parse(expiresAt) <= time.getTime()) return new AppError('expired', `${title} is over.`, { challengeId });
  if (participantLimit === null || participants < participantLimit) return undefined;
  return new AppError('challenge_full', `${title} is full: all ${participantLimit} places are taken.`, { challengeId, participantLimit });
}
