import { lastMomentBefore } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';

/** The row that stands for all rows of a transaction. */
const WHOLE = '9223372036854775807';
const LOCALE = 'en-AE';
const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const rate = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const dirhams = new Intl.NumberFormat(LOCALE, {
  style: 'currency', currency: 'AED',
});
const clock = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Asia/Dubai',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const dayAndClock = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Asia/Dubai',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const DUBAI_DAY = { timeZone: 'Asia/Dubai', day: 'numeric', month: 'short', year: 'numeric' } as const;
const dubaiDay = new Intl.DateTimeFormat(LOCALE, DUBAI_DAY);
const dubai = new Intl.DateTimeFormat(LOCALE, {
  ...DUBAI_DAY,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const dubaiHour = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Asia/Dubai', weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit',
  hourCycle: 'h23',
});
/** Dubai keeps one time all year. */
const DUBAI_OFFSET = '+04:00';

export const formatWhole = (value: number): string => whole.format(value);
/** Fils as dirhams, with both decimals: AED 850.00. */
export const formatFils = (fils: number): string => dirhams.format(fils / 100);
/** A figure with what it counts. */
export const count = (value: number, one: string, many: string): string =>
  `${formatWhole(value)} ${value === 1 ? one : many}`;
export const formatRate = (value: number): string => rate.format(value);

/** The time of day in Dubai, with the date where it was another day there. */
export function formatTime(time: string | number, now = new Date()): string {
  const at = new Date(time);
  return (dubaiDay.format(at) === dubaiDay.format(now) ? clock : dayAndClock).format(at);
}

/** Day and time in Dubai: 22 Nov 2026, 14:05:09. */
export const formatDubaiTime = (time: string): string => dubai.format(new Date(time));

/** A time of these days there: Sun, 22 Nov, 14:05. */
export const formatDubaiHour = (time: string): string => dubaiHour.format(new Date(time));

/** The day there alone. */
export const formatDubaiDay = (time: string): string => dubaiDay.format(new Date(time));

/** The day there on which a term ends, by the first moment after it. */
export const formatDubaiLastDay = (end: string): string => formatDubaiDay(lastMomentBefore(end));

/** The same moment in the time of the world: 2026-11-22 10:05:09 UTC. */
export const formatUtc = (time: string): string => `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** A day and time in Dubai, as a field gives it, as a moment; what is none stays as it is, and is refused. */
export function fromDubaiTime(local: string): string {
  const at = new Date(`${local}${DUBAI_OFFSET}`);
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}

/** A position of the log; a transaction that was read as a whole has no row to name. */
export function formatPosition(position: string): string {
  const [transaction, row] = position.split('-');
  return row === WHOLE ? transaction! : position;
}

/** Seconds as the two largest units that say enough: 0.4 s, 45 s, 3 min 20 s, 2 h 5 min, 4 d 3 h. */
export function formatDuration(seconds: number): string {
  if (seconds < 0.05) return '0 s';
  if (seconds < 9.95) return `${rate.format(seconds)} s`;
  const rounded = Math.round(seconds);
  if (rounded < 60) return `${rounded} s`;
  if (rounded < 3600) return two(rounded, 60, 'min', 1, 's');
  if (rounded < 86_400) return two(rounded, 3600, 'h', 60, 'min');
  return two(rounded, 86_400, 'd', 3600, 'h');
}

function two(seconds: number, large: number, largeUnit: string, small: number, smallUnit: string): string {
  const rest = Math.floor((seconds % large) / small);
  return `${whole.format(Math.floor(seconds / large))} ${largeUnit}${rest ? ` ${rest} ${smallUnit}` : ''}`;
}

/** A phone's condition as the forms name it: Excellent. */
export function conditionText(condition: string): string {
  return condition.charAt(0).toUpperCase() + condition.slice(1);
}
