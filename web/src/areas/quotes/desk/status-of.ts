import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { QUOTES_MESSAGES } from './messages';

/** Amber where the desk acts next. */
export function statusOf(state: QuoteState) {
  if (state === 'accepted') return 'good';
  return state === 'under_review' || state === 'pending' ? 'warning' : 'unknown';
}

/** A quote's state in words, and who declined it. */
export function stateTextOf({ status, declinedBy }: Pick<QuoteSummary, 'status' | 'declinedBy'>): string {
  return status === 'declined' && declinedBy ? QUOTES_MESSAGES.declinedBy[declinedBy] : QUOTES_MESSAGES.states[status];
}
