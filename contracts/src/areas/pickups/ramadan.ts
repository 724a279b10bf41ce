import { DAY_MS } from '../../kernel/calendar/durations.js';
import { DUBAI_OFFSET } from '../../kernel/calendar/dubai-calendar.js';

const RAMADAN = '9';
/** The calculated calendar of the Gulf; what is announced once the moon was seen may be a day away from it. */
const MONTH = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { timeZone: 'Asia/Dubai', month: 'numeric' });

/** Iftar in Dubai: the sun sets between 17:30 and 19:15 all year. */
export const IFTAR = { from: '17:00', to: '20:00' } as const;
/** Offered instead of slots that iftar takes. */
export const AFTER_IFTAR = '20:00-22:00';

/**
 * Whether a day in Dubai is expected to lie in Ramadan; `shiftDays` moves the month, where the moon was seen otherwise.
 */
export function isRamadan(day: string, shiftDays = 0): boolean {
  const noon = new Date(`${day}T12:00:00${DUBAI_OFFSET}`).getTime();
  return MONTH.format(noon - shiftDays * DAY_MS) === RAMADAN;
}

/**
 * A day's slots in Ramadan: none over iftar. One that reaches into it ends when it begins, one that begins within it
 * goes, and in their place there is one in the evening.
 */
export function ramadanSlots(slots: readonly string[]): string[] {
  const kept = slots.flatMap((slot) => {
    const { from, to } = endsOf(slot);
    if (minutes(to) <= minutes(IFTAR.from)) return [slot];
    return minutes(from) < minutes(IFTAR.from) ? [`${from}-${IFTAR.from}`] : [];
  });
  return kept.length === slots.length && kept.every((slot, at) => slot === slots[at]) ? kept : [...kept, AFTER_IFTAR];
}

/** When a slot such as `9:00-11:00` begins and ends, as it is written. */
export function endsOf(slot: string): { from: string; to: string } {
  const [from = '', to = ''] = slot.split('-');
  return { from, to };
}

/** Whether two slots of a day have time in common. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [endsOf(one), endsOf(other)];
  return minutes(a.from) < minutes(b.to) && minutes(b.from) < minutes(a.to);
}

function minutes(time: string): number {
  const [hours = 0, past = 0] = time.split(':').map(Number);
  return 60 * hours + past;
}
