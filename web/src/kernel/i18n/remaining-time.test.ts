import { describe, expect, it } from '@jest/globals';
import { remainingTime } from './remaining-time';

const NOW = Date.parse('2026-11-21T08:00:00Z');

describe('the time that is left', () => {
  it.each([
    ['2026-11-24T13:59:00Z', { days: 3, hours: 5 }],
    ['2026-11-22T08:00:00Z', { days: 1, hours: 0 }],
    ['2026-11-21T08:30:00Z', { days: 0, hours: 0 }],
  ])('until %s is counted in whole days and hours', (expiresAt, left) => {
    expect(remainingTime(expiresAt, NOW)).toEqual(left);
  });

  it.each(['2026-11-21T08:00:00Z', '2026-11-20T08:00:00Z', 'no time'])('is none at %s', (expiresAt) => {
    expect(remainingTime(expiresAt, NOW)).toBeUndefined();
  });
});
