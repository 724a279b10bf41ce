import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';

/** Amber where the desk acts next. */
export function statusOf(state: QuoteState) {
  if (state === 'accepted') return 'good';
  return state === 'under_review' || state === 'pending' ? 'warning' : 'unknown';
}
