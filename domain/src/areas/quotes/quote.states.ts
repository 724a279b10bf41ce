import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/schemas';
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
