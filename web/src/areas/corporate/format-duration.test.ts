import { describe, expect, it } from '@jest/globals';
import { formatAmount } from './format-amount';
import { formatClock, formatDuration } from './format-duration';

const HOUR = 3_600_000;

describe('spans of time', () => {
  it.each([
    [-5, '0 min'],
    [9 * 60_000 + 59_000, '9 min'],
    [5 * HOUR + 12 * 60_000, '5 h 12 min'],
    [24 * HOUR, '1 day 0 h'],
    [76 * HOUR, '3 days 4 h'],
  ])('%d ms are %s', (ms, text) => expect(formatDuration(ms)).toBe(text));

  it.each([
    [-1, '00:00:00'],
    [61_000, '00:01:01'],
    [47 * HOUR + 309_000, '47:05:09'],
    [267 * HOUR + 1_200_000, '11 days 03:20:00'],
  ])('%d ms on a clock are %s', (ms, text) => expect(formatClock(ms)).toBe(text));
});

it('amounts show fils only where there are any', () => {
  const plain = (fils: number) => formatAmount(fils).replace(/\s/g, ' ');
  expect([13_959_000, 93_060, 5].map(plain)).toEqual(['AED 139,590', 'AED 930.60', 'AED 0.05']);
});
