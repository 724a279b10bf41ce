import { DAY_MS } from './durations.js';

/** Dubai keeps UTC+4 all year round, without daylight saving. */
const DUBAI_OFFSET_MS = 4 * 3_600_000;
/** The same as ISO times end with it. */
export const DUBAI_OFFSET = '+04:00';

/** The calendar month in Dubai that a moment lies in: its first moment, and that of the next one. */
export function dubaiMonth(at: Date): [from: Date, to: Date] {
  const local = new Date(at.getTime() + DUBAI_OFFSET_MS);
  const begin = (month: number) => new Date(Date.UTC(local.getUTCFullYear(), month, 1) - DUBAI_OFFSET_MS);
  return [begin(local.getUTCMonth()), begin(local.getUTCMonth() + 1)];
}

/** The calendar day in Dubai that a moment lies in: its first moment, and that of the next one. */
export function dubaiDay(at: Date): [from: Date, to: Date] {
  const begin = Math.floor((at.getTime() + DUBAI_OFFSET_MS) / DAY_MS) * DAY_MS - DUBAI_OFFSET_MS;
  return [new Date(begin), new Date(begin + DAY_MS)];
}

/** The last moment before a day's end, which is the first of the next day: what names the day that a term ends on. */
export function lastMomentBefore(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString();
}

/** A moment by Dubai's clock, as `2026-11-22T01:30:00.000+04:00`. */
export function dubaiTime(at: Date): string {
  return new Date(at.getTime() + DUBAI_OFFSET_MS).toISOString().replace('Z', DUBAI_OFFSET);
}

/** The calendar day in Dubai that a moment lies in, as `2026-11-22`. */
export function dubaiDate(at: Date): string {
  return new Date(at.getTime() + DUBAI_OFFSET_MS).toISOString().slice(0, 10);
}
