import { HOUR_MS, MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { perLocale } from './format-number';

/** Calendar rules are Dubai's, wherever the visitor is. */
const timeZone = 'Asia/Dubai';
/** Months by name in both languages: the ready styles write Arabic days as digits between slashes. */
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const day = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, ...DAY }));
const time = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, ...TIME }));
const dayAndTime = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, ...DAY, ...TIME }));

/** A day in Dubai: 21 Nov 2026. Takes an ISO time or day. */
export function formatDay(iso: string): string {
  return day().format(new Date(iso));
}

/** A time of day in Dubai: 6:30 pm. */
export function formatTime(iso: string): string {
  return time().format(new Date(iso));
}

/** A moment in Dubai: 21 Nov 2026, 6:30 pm. */
export function formatMoment(iso: string): string {
  return dayAndTime().format(new Date(iso));
}

const UNITS = [['day', 1440], ['hour', 60], ['minute', 1]] as const;

const relative = perLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** How long ago a moment was, in its largest whole unit: 5 minutes ago, yesterday. Undefined within the last minute. */
export function formatAgo(iso: string, now: number): string | undefined {
  const ago = Math.floor((now - Date.parse(iso)) / MINUTE_MS);
  const unit = UNITS.find(([, length]) => ago >= length);
  return unit && relative().format(-Math.floor(ago / unit[1]), unit[0]);
}

const longDay = perLocale((tag, locale) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : tag, { dateStyle: 'long', timeZone: 'UTC' })
);

/** A calendar day as the legal pages write it: August 12, 2025 (spec document 2, section 2). */
export function longDayOf(isoDay: string): string {
  return longDay().format(new Date(isoDay));
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
