import { describe, expect, it } from '@jest/globals';
import {
  formatDubaiDay,
  formatDubaiTime,
  formatDuration,
  formatPosition,
  formatTime,
  formatUtc,
  fromDubaiTime,
} from './format';

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

describe('times in Dubai', () => {
  it('are in Dubai time, regardless of the browser’s zone, with UTC beside them', () => {
    const late = '2026-11-21T21:05:07.250Z';
    expect(formatDubaiTime(late)).toBe('22 Nov 2026, 01:05:07');
    expect(formatDubaiDay(late)).toBe('22 Nov 2026');
    expect(formatUtc(late)).toBe('2026-11-21 21:05:07 UTC');
  });

  it('are read from a field in Dubai time; anything else is left to be refused', () => {
    expect(fromDubaiTime('2026-11-22T01:05')).toBe('2026-11-21T21:05:00.000Z');
    expect(fromDubaiTime('yesterday')).toBe('yesterday');
  });
});

describe('times', () => {
  it('are Dubai’s, with their date on another day there only', () => {
    const now = new Date('2026-11-20T21:00:00Z');
    expect(formatTime('2026-11-21T05:05:07Z', now)).toBe('09:05:07');
    expect(formatTime('2026-11-20T19:05:07Z', now)).toMatch(/20 Nov.*23:05:07/);
  });
});
