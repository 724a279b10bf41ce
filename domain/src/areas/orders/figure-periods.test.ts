import { describe, expect, it } from '@jest/globals';
import { periodAt, stepsOf } from './figure-periods.js';

/** Nine in the evening of Saturday 21 November 2026 in Dubai. */
const now = new Date('2026-11-21T17:00:00.000Z');
const began = new Date('2026-02-10T05:00:00.000Z');
const spans = (period: Parameters<typeof periodAt>[0], at = now) => {
  const { current, before } = periodAt(period, at, began);
  return [current, before].map((span) => span && `${span.from.toISOString()} ${span.to.toISOString()}`);
};

describe('the periods of figures', () => {
  it('begin with Dubai’s calendar and stand beside as much of the period before', () => {
    expect(spans('month')).toEqual([
      '2026-10-31T20:00:00.000Z 2026-11-21T17:00:00.000Z',
      '2026-09-30T20:00:00.000Z 2026-10-21T17:00:00.000Z',
    ]);
    expect(spans('last-month')).toEqual([
      '2026-09-30T20:00:00.000Z 2026-10-31T20:00:00.000Z',
      '2026-08-31T20:00:00.000Z 2026-09-30T20:00:00.000Z',
    ]);
    expect(spans('quarter')[0]).toBe('2026-09-30T20:00:00.000Z 2026-11-21T17:00:00.000Z');
    expect(spans('quarter')[1]).toMatch(/^2026-06-30T20:00:00\.000Z 2026-08-21/);
    expect(spans('year')[1]).toMatch(/^2024-12-31T20:00:00\.000Z 2025-11-21/);
    expect(spans('all')).toEqual(['2026-02-10T05:00:00.000Z 2026-11-21T17:00:00.000Z', undefined]);
  });

  it('cross the turn of the year, and a shorter month before ends where it ends', () => {
    const january = new Date('2026-12-31T21:00:00.000Z');
    expect(spans('last-month', january)[0]).toBe('2026-11-30T20:00:00.000Z 2026-12-31T20:00:00.000Z');
    expect(spans('quarter', january)[1]).toBe('2026-09-30T20:00:00.000Z 2026-09-30T21:00:00.000Z');
    expect(spans('month', new Date('2026-03-31T10:00:00.000Z'))[1])
      .toBe('2026-01-31T20:00:00.000Z 2026-02-28T20:00:00.000Z');
  });

  it('are split into days, weeks from Monday and months', () => {
    const { current } = periodAt('month', now, began);
    expect(stepsOf(current, 'day')).toHaveLength(21);
    expect(stepsOf(current, 'week')).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16']);
    expect(stepsOf(periodAt('year', now, began).current, 'month')).toHaveLength(11);
    expect(stepsOf(periodAt('all', now, began).current, 'month')[0]).toBe('2026-02-01');
    expect(stepsOf(periodAt('last-month', now, began).current, 'month')).toEqual(['2026-10-01']);
  });
});
