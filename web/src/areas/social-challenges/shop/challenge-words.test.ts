import { describe, expect, it } from '@jest/globals';
import { amountIn, timeLeft } from './challenge-words';

const NOW = Date.parse('2026-11-21T08:00:00Z');

describe('the words of a challenge', () => {
  it('have each type’s unit', () => {
    expect(amountIn('bottles_prevented', 100_000)).toBe('100,000');
    expect(amountIn('co2_saved', 5)).toBe('5 kg');
    expect(amountIn('trade_value', 2000)).toBe('AED 2,000');
    expect(amountIn('points_earned', 1000)).toBe('1,000 pts');
  });

  it.each([
    ['2026-11-24T13:59:00Z', '3d 5h'],
    ['2026-11-22T08:00:00Z', '1d 0h'],
    ['2026-11-22T07:59:00Z', '23h'],
    ['2026-11-21T08:30:00Z', '0h'],
    ['2026-11-21T08:00:00Z', 'Expired'],
  ])('say until %s that %s is left', (expiresAt, words) => {
    expect(timeLeft(expiresAt, NOW)).toBe(words);
  });
});
