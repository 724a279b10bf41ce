import type { ChallengeType } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { remainingTime } from '../../../kernel/i18n/remaining-time';
import { socialChallengesTexts } from '../texts.en';

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
