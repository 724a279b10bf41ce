import { MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { perLocale } from './format-number';

const UNITS = [['day', 1440], ['hour', 60], ['minute', 1]] as const;

const relative = perLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
const shortRelative = perLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }));

/**
 * How long ago a moment was, in its largest whole unit: 5 minutes ago, yesterday; or 5 min. ago. Undefined within the
 * last minute.
 */
export function formatAgo(iso: string, now: number, style: 'long' | 'short' = 'long'): string | undefined {
  const ago = Math.floor((now - Date.parse(iso)) / MINUTE_MS);
  const unit = UNITS.find(([, length]) => ago >= length);
  return unit && (style === 'long' ? relative() : shortRelative()).format(-Math.floor(ago / unit[1]), unit[0]);
}

const longDay = perLocale((tag, locale) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : tag, { dateStyle: 'long', timeZone: 'UTC' })
);

/** A calendar day as the legal pages write it: August 12, 2025 (spec document 2, section 2). */
export function longDayOf(isoDay: string): string {
  return longDay().format(new Date(isoDay));
}
