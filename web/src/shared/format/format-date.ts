import { LOCALE } from './locale';

/** Calendar rules are Dubai's, wherever the visitor is. */
const timeZone = 'Asia/Dubai';
const day = new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat(LOCALE, { timeZone, dateStyle: 'medium', timeStyle: 'short' });

/** A day in Dubai: 21 Nov 2026. Takes an ISO time or day. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** A moment in Dubai: 21 Nov 2026, 6:30 pm. */
export function formatMoment(iso: string): string {
  return dayAndTime.format(new Date(iso));
}
