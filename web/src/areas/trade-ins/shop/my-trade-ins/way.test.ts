import { describe, expect, it } from '@jest/globals';
import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import { wayOf } from './way';

const step = (state: TradeInState, at: string) => ({ state, at, by: 'desk' as const, note: '' });
const drawn = (way: ReturnType<typeof wayOf>) =>
  way.map(({ step, at, isCurrent, isEnd }) => `${step}${at ? ` ${at}` : ''}${isCurrent ? ' *' : ''}${isEnd ? ' !' : ''}`);

describe('the way of a trade-in', () => {
  it('has five steps, and the next one after a lock is the handover', () => {
    expect(drawn(wayOf({ code: 'TI-AB12CD', state: 'quoted', quotedAt: '1', decidedAt: null, steps: [] }, undefined)))
      .toEqual(['locked 1', 'handedOver *', 'inspected', 'wiped', 'paid']);
  });

  it('counts a phone with the courier as handed over, and an offer of another price as inspected', () => {
    const steps = [step('booked', '2'), step('collected', '3'), step('received', '4'), step('countered', '5')];
    expect(drawn(wayOf({ code: 'TI-AB12CD', state: 'countered', quotedAt: '1', decidedAt: null, steps }, 'chosen')))
      .toEqual(['locked 1', 'handedOver 3', 'inspected 5 *', 'wiped', 'paid']);
  });

  it.each([['undecided', false], ['owed', false], ['batched', false], ['returned', false], ['paid', true], ['credited', true]] as const)(
    'is paid where the money is %s: %s',
    (payout, isPaid) => {
      const steps = [step('received', '2'), step('inspected', '3'), step('wiped', '4')];
      expect(drawn(wayOf({ code: 'TI-AB12CD', state: 'verified', quotedAt: '1', decidedAt: '5', steps }, payout)).at(-1))
        .toBe(isPaid ? 'paid 5 *' : 'paid *');
    },
  );

  it('is whole where our desk did all of it at once', () => {
    expect(drawn(wayOf({ code: 'TI-AB12CD', state: 'verified', quotedAt: '1', decidedAt: '9', steps: [] }, 'credited')))
      .toEqual(['locked 1', 'handedOver 9', 'inspected 9', 'wiped 9', 'paid 9 *']);
    expect(drawn(wayOf({ code: 'TI-AB12CD', state: 'verified', quotedAt: '1', decidedAt: '9', steps: [] }, 'undecided')))
      .toEqual(['locked 1', 'handedOver 9', 'inspected 9', 'wiped 9', 'paid *']);
  });

  it('ends with the points where a partner’s desk did it, which pays', () => {
    expect(drawn(wayOf({ code: null, state: 'verified', quotedAt: null, decidedAt: '9', steps: [] }, undefined)))
      .toEqual(['handedOver 9', 'inspected 9', 'credited 9 *']);
  });

  it.each([
    ['rejected', [step('received', '2')], '3', ['locked 1', 'handedOver 2', 'rejected 3 * !']],
    ['expired', [], '3', ['locked 1', 'expired 3 * !']],
    ['returning', [step('received', '2'), step('countered', '3'), step('returning', '4')], null,
      ['locked 1', 'handedOver 2', 'inspected 3', 'returning 4 * !']],
  ] as const)('ends where it was %s', (state, steps, decidedAt, way) => {
    expect(drawn(wayOf({ code: 'TI-AB12CD', state, quotedAt: '1', decidedAt, steps: [...steps] }, undefined))).toEqual(way);
  });
});
