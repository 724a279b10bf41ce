import { perLocale } from './locale';

/** Calendar rules are Dubai's, wherever the visitor is. */
const timeZone = 'Asia/Dubai';
const day = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium' }));
const time = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, timeStyle: 'short' }));
const dayAndTime = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'short' }));

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
