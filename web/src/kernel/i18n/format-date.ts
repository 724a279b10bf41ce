import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { perLocale } from './format-number';

/** Calendar rules are Dubai's, wherever the visitor is. */
const timeZone = 'Asia/Dubai';
/** Months by name in both languages: the ready styles write Arabic days as digits between slashes. */
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const day = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, ...DAY }));
const visit = perLocale((tag) =>
  new Intl.DateTimeFormat(tag, { timeZone, weekday: 'short', day: 'numeric', month: 'short' })
);
const time = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, ...TIME }));
const dayAndTime = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, ...DAY, ...TIME }));

/** A day in Dubai: 21 Nov 2026. Takes an ISO time or day. */
export function formatDay(iso: string): string {
  return day().format(new Date(iso));
}

/** A day in Dubai on which somebody comes: Sat, 21 Nov. Takes an ISO time or day. */
export function formatVisit(iso: string): string {
  return visit().format(new Date(iso));
}

/** A time of day in Dubai: 6:30 pm. */
export function formatTime(iso: string): string {
  return time().format(new Date(iso));
}

/** A moment in Dubai: 21 Nov 2026, 6:30 pm. */
export function formatMoment(iso: string): string {
  return dayAndTime().format(new Date(iso));
}

/**
 * What is left until a moment, in whole days and hours, or undefined once it has passed (spec document 2, section 2).
 */
export function remainingTime(expiresAt: string, now: number): { days: number; hours: number } | undefined {
  const left = Date.parse(expiresAt) - now;
  if (!(left > 0)) return undefined;
  const hours = Math.floor(left / HOUR_MS);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
