import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { remainingTime } from '../../../kernel/i18n/format-date';
import { socialChallengesTexts } from '../texts.en';

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

/** An amount in the unit of its type: AED 2,000, 5 kg, 1,000 pts; bottles have none (spec document 2, section 3). */
export function amountIn(type: ChallengeType, amount: number): string {
  return socialChallengesTexts.amounts[type](formatWhole(amount));
}

/** What is left: days and hours, hours alone under one day, or Expired (spec document 2, section 2). */
export function timeLeft(expiresAt: string, now: number): string {
  const text = socialChallengesTexts;
  const left = remainingTime(expiresAt, now);
  if (!left) return text.expired;
  return left.days > 0 ? text.daysAndHours(left.days, left.hours) : text.hours(left.hours);
}
