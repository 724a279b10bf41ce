import { describe, expect, it } from '@jest/globals';
import { celebrationResult } from './achievements';

const trade = (valueAed: number) => celebrationResult({ kind: 'trade', valueAed, device: 'iPhone 13 Pro' });

describe('what a celebration shows', () => {
  it('of a trade: half its value in bottles, 0.2 % in kg of CO2, twice its value in points', () => {
    expect(trade(1200).saved).toEqual({ bottles: 600, co2Grams: 2400, points: 2400 });
    expect(trade(325).saved).toEqual({ bottles: 162, co2Grams: 650, points: 650 });
  });

  it('moves the bar from 60 by a hundredth of the value, by 5 at most', () => {
    expect(trade(1200).progress).toEqual({ from: 60, to: 65 });
    expect(trade(500).progress.to).toBe(65);
    expect(trade(250).progress.to).toBe(62.5);
    expect(trade(0).progress).toEqual({ from: 60, to: 60 });
  });

  it('awards a High Value Trade from 1000 and a Bottle Saver from 50 bottles', () => {
    expect(trade(1000).achievements).toEqual(['high-value-trade', 'bottle-saver']);
    expect(trade(999).achievements).toEqual(['bottle-saver']);
    expect(trade(100).achievements).toEqual(['bottle-saver']);
    expect(trade(99).achievements).toEqual([]);
  });

  it('of a milestone: a bar that ends there', () => {
    expect(celebrationResult({ kind: 'milestone', title: 'Environmental Impact Jackpot', percent: 75 })).toEqual({
      saved: undefined,
      progress: { from: 60, to: 75 },
      achievements: ['milestone'],
    });
    expect(celebrationResult({ kind: 'milestone', title: 'Halfway', percent: 50 }).progress).toEqual({
      from: 50,
      to: 50,
    });
  });
});
