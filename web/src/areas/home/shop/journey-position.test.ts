import { describe, expect, it } from '@jest/globals';
import { TRADE_IN_STATES, type TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { journeyPosition } from './journey-position';

describe('the position on the journey', () => {
  it.each([
    [false, undefined, 1],
    [true, undefined, 2],
    ...TRADE_IN_STATES.filter((state) => state !== 'verified').map((state) => [true, state, 2] as const),
    [true, 'verified', 3],
  ] as [boolean, TradeInState | undefined, number][])('with a value: %s and a trade-in: %s is %i', (hasValue, state, position) => {
    expect(journeyPosition(hasValue, state)).toBe(position);
  });
});
