import { dubaiDay } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { QUIET_HOURS } from '@planet-heroes/contracts/areas/notifications/catalogue';
import type { QuietHoursView } from '@planet-heroes/contracts/areas/notifications/schemas';
import { DAY_MS, MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';

/** Minutes of the day in Dubai; they may reach over midnight. The same twice is never. */
export interface QuietMinutes {
  fromMinute: number;
  untilMinute: number;
}

export const USUAL_QUIET_MINUTES = asMinutes(QUIET_HOURS);

/** The moment itself, or the end of the quiet hours that it lies in. */
export function afterQuietHours(at: Date, { fromMinute, untilMinute }: QuietMinutes): Date {
  const [midnight] = dubaiDay(at);
  const lasts = withinDay((untilMinute - fromMinute) * MINUTE_MS);
  const since = withinDay(at.getTime() - midnight.getTime() - fromMinute * MINUTE_MS);
  return since < lasts ? new Date(at.getTime() + lasts - since) : at;
}

function withinDay(ms: number): number {
  return (ms + DAY_MS) % DAY_MS;
}

export function asMinutes({ from, until }: QuietHoursView): QuietMinutes {
  return { fromMinute: minuteOf(from), untilMinute: minuteOf(until) };
}

export function asDayTimes({ fromMinute, untilMinute }: QuietMinutes): QuietHoursView {
  return { from: dayTimeOf(fromMinute), until: dayTimeOf(untilMinute) };
}

function minuteOf(dayTime: string): number {
  const [hours = 0, minutes = 0] = dayTime.split(':').map(Number);
  return hours * 60 + minutes;
}

function dayTimeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
