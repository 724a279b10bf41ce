import { describe, expect, it } from '@jest/globals';
import { type CreditCode, PAYOUT_STATES, type PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import { givenUpBy } from './given-up';

const payout = (state: PayoutState, amountFils: number | null) => ({
  tradeInId: 't', heroId: 'h', method: null, state, amountFils, holder: null, account: null, batchId: null,
  owedAt: null, paidAt: null, reference: null,
});

describe('the money of a hero who leaves', () => {
  it('is given up where it is credit, or has no account; a transfer that is due is made', () => {
    const amounts = {
      undecided: 10, returned: 200, owed: 3000, batched: 40_000, paid: 500_000, credited: 6_000_000, withdrawn: 70_000_000,
    };
    const payouts = PAYOUT_STATES.map((state) => payout(state, state === 'chosen' ? null : amounts[state]));
    const codes = [['PHC-1', 40_000, null], ['PHC-2', 9_900, '2026-11-26T08:00:00.000Z']].map(([code, amountFils, usedAt]) =>
      ({ code, amountFils, usedAt, issuedAt: '2026-11-25T08:00:00.000Z' })) as CreditCode[];
    expect(givenUpBy({ creditFils: 1, payouts, codes }, new Set())).toEqual({
      givenUpFils: 211, stillPaidFils: 43_000, inCodesFils: 40_000,
    });
    expect(givenUpBy({ creditFils: 1, payouts, codes }, new Set(['t']))).toEqual({
      givenUpFils: 211, stillPaidFils: 0, inCodesFils: 40_000,
    });
  });

  it('is nothing where there is none', () => {
    expect(givenUpBy({ creditFils: 0, payouts: [], codes: [] }, new Set())).toEqual({
      givenUpFils: 0, stillPaidFils: 0, inCodesFils: 0,
    });
  });
});
