import { MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { corporateTexts } from './texts.en';

const HOUR_MINUTES = 60;

const DAY_HOURS = 24;

/** A span of time in its two largest units: 3 days 4 h, 5 h 12 min, 9 min. */
export function formatDuration(ms: number): string {
  const { days, hours, minutes, join } = corporateTexts.duration;
  const allMinutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const allHours = Math.floor(allMinutes / HOUR_MINUTES);
  if (allHours >= DAY_HOURS) return join(days(Math.floor(allHours / DAY_HOURS)), hours(allHours % DAY_HOURS));
  if (allHours > 0) return join(hours(allHours), minutes(allMinutes % HOUR_MINUTES));
  return minutes(allMinutes);
}

/** How long an answer took or may take, in hours: 12 h, 5.2 h, under 1 h. */
export function formatHours(hours: number): string {
  const { duration } = corporateTexts;
  return hours < 1 ? duration.underAnHour : duration.hours(Math.round(hours * 10) / 10);
}
