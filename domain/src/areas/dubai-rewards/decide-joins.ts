import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { unknownHero } from '../heroes/heroes.area.js';

/** A hero wants to join a challenge. `cause` is the command or event that says so. */
export interface ChallengeJoin {
  challengeId: string;
  heroId: string;
  cause: string;
  time: Date;
}

/** A challenge as those see it who join. */
export interface JoinedChallenge {
  id: string;
  title: string;
  participants: number;
  participantLimit: number | null;
  expiresAt: Date;
}

/** How things stand when the first join is decided; challenges and heroes are locked. */
export interface JoinTerms {
  challenges: ReadonlyMap<string, JoinedChallenge>;
  heroes: ReadonlySet<string>;
  /** Seats that are taken, as `seatKey` names them. */
  seated: ReadonlySet<string>;
}

export function seatKey({ challengeId, heroId }: { challengeId: string; heroId: string }): string {
  return `${challengeId} ${heroId}`;
}

/**
 * Decides joins in the order in which they arrived: the refusal of each, or undefined where the hero takes a seat. The
 * target zone says what a challenge is about and keeps nobody out.
 */
export function decideJoins(joins: readonly ChallengeJoin[], terms: JoinTerms): (AppError | undefined)[] {
  const taken = new Map([...terms.challenges].map(([id, { participants }]) => [id, participants]));
  const seated = new Set(terms.seated);
  return joins.map((join) => {
    const { challengeId, heroId, time } = join;
    const challenge = terms.challenges.get(challengeId);
    if (!challenge)
      return new AppError('unknown_challenge', `There is no challenge "${challengeId}".`, { challengeId });
    if (!terms.heroes.has(heroId)) return unknownHero(heroId);
    const { title, participantLimit, expiresAt } = challenge;
    if (seated.has(seatKey(join)))
      return new AppError('already_joined', `You have joined ${title} already.`, { challengeId });
    if (expiresAt.getTime() <= time.getTime()) return new AppError('expired', `${title} is over.`, { challengeId });
    const participants = taken.get(challengeId)!;
    if (participantLimit !== null && participants >= participantLimit) {
      const message = `${title} is full: all ${participantLimit} places are taken.`;
      return new AppError('challenge_full', message, { challengeId, participantLimit });
    }
    taken.set(challengeId, participants + 1);
    seated.add(seatKey(join));
    return undefined;
  });
}
