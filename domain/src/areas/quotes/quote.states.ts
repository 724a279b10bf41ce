import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { stateTable } from '../../kernel/states/state-table.js';

/** Where a quote may go from each state: review, offer, approval by the desk, and the company's answer. */
export const quoteStates = stateTable<QuoteState>('Quote', {
  under_review: ['pending', 'declined'],
  pending: ['approved', 'declined', 'expired'],
  approved: ['accepted', 'declined', 'expired'],
  accepted: [],
  declined: [],
  expired: [],
});

/**
 * A quote's state for an activity at a time. An offer is over once its time has passed, even before the schedule
 * records it; and an earlier activity that a replay applies late finds the offer open, even after the schedule has
 * closed it.
 */
export function quoteStateAt(
  { state, validUntil, approvedAt }: {
    state: QuoteState;
    validUntil?: Date | null | undefined;
    approvedAt?: Date | null | undefined;
  },
  time: Date,
): QuoteState {
  const over = !!validUntil && time >= validUntil;
  if ((state === 'pending' || state === 'approved') && over) return 'expired';
  if (state === 'expired' && !over) return approvedAt ? 'approved' : 'pending';
  return state;
}
