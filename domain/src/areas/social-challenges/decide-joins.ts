import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { unknownHero } from '../heroes/heroes.area.js';
import { type LockedChallenge, unknownChallenge } from './lock-challenge.js';

/** A hero wants a seat on a challenge. `cause` is the command or event that says so. */
export interface ChallengeJoin {
  challengeId: string;
  heroId: string;
  cause: string;
  time: Date;
}

/** How things stand when the first join is decided; heroes and challenges are locked. */
export interface JoinTerms {
  heroes: ReadonlySet<string>;
  challenges: ReadonlyMap<
    string,
    Pick<LockedChallenge, 'participantLimit' | 'currentParticipants' | 'expiresAt' | 'endedAt'>
  >;
  /** Seats that are taken, as `seatKey` names them. */
  seated: ReadonlySet<string>;
}

export function seatKey({ challengeId, heroId }: { challengeId: string; heroId: string }): string {
  return `${challengeId} ${heroId}`;
}

/**
 * Decides joins in the order in which they arrived: the refusal of each, or undefined where the hero takes a seat. A
 * challenge that ended because every seat was completed is full, not expired.
 */
export function decideJoins(joins: readonly ChallengeJoin[], terms: JoinTerms): (AppError | undefined)[] {
  const taken = new Map([...terms.challenges].map(([id, { currentParticipants }]) => [id, currentParticipants]));
  const seated = new Set(terms.seated);
  return joins.map((join) => {
    const { challengeId, heroId, time } = join;
    if (!terms.heroes.has(heroId)) return unknownHero(heroId);
    const challenge = terms.challenges.get(challengeId);
    if (!challenge) return unknownChallenge(challengeId);
    if (seated.has(seatKey(join))) {
      return new AppError('already_joined', 'You have joined this challenge already.', { challengeId });
    }
    const { participantLimit, expiresAt, endedAt } = challenge;
    const participants = taken.get(challengeId)!;
    const isFull = participants >= participantLimit;
    if (time >= expiresAt || (endedAt && !isFull)) {
      const details = { challengeId, expiresAt: expiresAt.toISOString() };
      return new AppError('expired', 'This challenge has ended.', details);
    }
    if (isFull) {
      const message = `All ${participantLimit} places of this challenge are taken.`;
      return new AppError('challenge_full', message, { challengeId, participantLimit });
    }
    taken.set(challengeId, participants + 1);
    seated.add(seatKey(join));
    return undefined;
  });
}
