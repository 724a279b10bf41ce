import { remainingTime } from '../../../kernel/i18n/remaining-time';
import { dubaiRewardsTexts } from '../texts.en';

/** Expired, or what is left as days and hours, hours alone under one day (spec document 2, section 2). */
export function timeLeft(expiresAt: string, now: number): string {
  const text = dubaiRewardsTexts;
  const left = remainingTime(expiresAt, now);
  if (!left) return text.expired;
  if (left.days > 0) return text.daysLeft(left.days, left.hours);
  return left.hours > 0 ? text.hoursLeft(left.hours) : text.lessThanAnHour;
}
