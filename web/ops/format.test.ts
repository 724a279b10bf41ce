import { describe, expect, it } from '@jest/globals';
import { formatDuration, formatPosition, formatTime } from './format';

describe('durations', () => {
  it.each([
    [0, '0 s'],
    [0.4, '0.4 s'],
    [9.97, '10 s'],
    [59.6, '1 min'],
    [200, '3 min 20 s'],
    [7500, '2 h 5 min'],
    [357_000, '4 d 3 h'],
  ])('of %d s are written as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('positions', () => {
  it('leave out the row where a transaction was read as a whole', () => {
    expect(formatPosition('777-9223372036854775807')).toBe('777');
    expect(formatPosition('7410-132')).toBe('7410-132');
  });
});

describe('times', () => {
  it('have their date on another day only', () => {
    const now = new Date(2026, 10, 21, 12, 0, 0);
    expect(formatTime(new Date(2026, 10, 21, 9, 5, 7).getTime(), now)).toBe('09:05:07');
    expect(formatTime(new Date(2026, 10, 19, 9, 5, 7).getTime(), now)).toMatch(/19 Nov.*09:05:07/);
  });
});
