import { describe, expect, it } from '@jest/globals';
import { timeLeft } from './time-left';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

describe('the time that is left', () => {
  it.each([
    [-1, 'Expired'],
    [0, 'Expired'],
    [0.5, 'Less than 1 hour left'],
    [1, '1 hour left'],
    [23.9, '23 hours left'],
    [24, '1 day left'],
    [25, '1 day and 1 hour left'],
    [74.5, '3 days and 2 hours left'],
  ])('in %s hours reads %s', (hours, text) => {
    expect(timeLeft(inHours(hours), NOW)).toBe(text);
  });
});
