import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { remainingTime } from '../../../kernel/i18n/remaining-time';

/** Where a hero and a challenge stand to each other. */
export type ChallengeStanding = 'open' | 'full' | 'joined' | 'completed' | 'ended';

/**
 * Joining is open to who has neither joined nor completed, while there is a seat and time (spec document 2, section 4).
 */
export function standingOf(challenge: SocialChallenge, now: number): ChallengeStanding {
  const { userParticipation, isActive, expiresAt, currentParticipants, participantLimit } = challenge;
  if (userParticipation) return userParticipation.status === 'completed' ? 'completed' : 'joined';
  if (!isActive || !remainingTime(expiresAt, now)) return 'ended';
  return currentParticipants < participantLimit ? 'open' : 'full';
}
