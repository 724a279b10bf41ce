import type { FigurePeriod } from '@planet-heroes/contracts/areas/orders/catalogue';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';

/** Dubai's clock is this far ahead of UTC, all year round. */
const DUBAI_MS = 4 * 3_600_000;
const MONDAY = 1;

export type Step = 'day' | 'week' | 'month';

/** A span of time, from a moment up to, not with, another. */
export interface Span {
  from: Date;
  to: Date;
}

/**
 * A period at a moment, the same length of the period before, and its steps. `began` is the time of the first entry,
 * for all time.
 */
export function periodAt(
  period: FigurePeriod,
  now: Date,
  began: Date,
): { current: Span; before: Span | undefined; step: Step } {
  const today = new Date(now.getTime() + DUBAI_MS);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const start = (inYear: number, inMonth: number) => new Date(Date.UTC(inYear, inMonth, 1) - DUBAI_MS);
  const upToNow = (from: Date, beforeFrom: Date) => ({
    current: { from, to: now },
    before: { from: beforeFrom, to: new Date(Math.min(beforeFrom.getTime() + now.getTime() - from.getTime(), +from)) },
  });
  switch (period) {
    case 'month':
      return { ...upToNow(start(year, month), start(year, month - 1)), step: 'day' };
    case 'last-month':
      return {
        current: { from: start(year, month - 1), to: start(year, month) },
        before: { from: start(year, month - 2), to: start(year, month - 1) },
        step: 'day',
      };
    case 'quarter': {
      const first = month - (month % 3);
      return { ...upToNow(start(year, first), start(year, first - 3)), step: 'week' };
    }
    case 'year':
      return { ...upToNow(start(year, 0), start(year - 1, 0)), step: 'month' };
    case 'all':
      return { current: { from: began < now ? began : now, to: now }, before: undefined, step: 'month' };
  }
}

/** The first days (YYYY-MM-DD, in Dubai) of the steps that a span has part in; a week begins on a Monday. */
export function stepsOf({ from, to }: Span, step: Step): string[] {
  const day = new Date(from.getTime() + DUBAI_MS);
  day.setUTCHours(0, 0, 0, 0);
  if (step === 'week') day.setTime(day.getTime() - ((day.getUTCDay() + 7 - MONDAY) % 7) * DAY_MS);
  if (step === 'month') day.setUTCDate(1);
  const days: string[] = [];
  while (day.getTime() - DUBAI_MS < to.getTime()) {
    days.push(day.toISOString().slice(0, 10));
    if (step === 'month') day.setUTCMonth(day.getUTCMonth() + 1);
    else day.setUTCDate(day.getUTCDate() + (step === 'week' ? 7 : 1));
  }
  return days;
}
