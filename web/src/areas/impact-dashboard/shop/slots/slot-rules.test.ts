import { describe, expect, it } from '@jest/globals';
import { SLOT_MACHINE } from '@planet-heroes/contracts/areas/heroes/points';
import { drawReels, drawTicks, isJackpot, spinsUntilJackpot } from './slot-rules';

describe('the rules of the slot machine', () => {
  it('move the reels 20 to 29 times', () => {
    expect(drawTicks(() => 0)).toBe(20);
    expect(drawTicks(() => 0.9999)).toBe(29);
  });

  it('draw one of six symbols for each of four reels', () => {
    const draws = [0, 0.2, 0.5, 0.9999];
    expect(drawReels(() => draws.shift()!)).toEqual(['bottles', 'aed', 'level-up', 'free-kit']);
    expect(new Set(Array.from({ length: 400 }, () => drawReels(Math.random)).flat())).toEqual(
      new Set(SLOT_MACHINE.symbols),
    );
  });

  it('call four alike a jackpot, and every fifth spin', () => {
    expect(isJackpot(['co2', 'co2', 'co2', 'co2'], 1)).toBe(true);
    expect(isJackpot(['co2', 'co2', 'co2', 'aed'], 1)).toBe(false);
    expect([1, 2, 3, 4, 5, 6, 9, 10].filter((spin) => isJackpot(['aed', 'co2', 'aed', 'co2'], spin))).toEqual([5, 10]);
  });

  it('tell when a jackpot is certain', () => {
    expect([0, 1, 4, 5, 9].map(spinsUntilJackpot)).toEqual([5, 4, 1, 5, 1]);
  });
});
