import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/schemas';

/**
 * A quote's state as it is for a activity at a time. An offer is over once its time has passed, also where the schedule has not
 * said so yet; and a activity from before that time, told late by a replay, finds the offer open whatever the schedule did since.
 */
export function quoteStateAt(
  { state, validUntil, approvedAt }: { state: QuoteState; validUntil: Date | null; approvedAt: Date | null },
  time: Date,
): QuoteState {
  const over = validUntil !== null && time >= validUntil;
  if ((state === 'pending' || state === 'approved') && over) return 'expired';
  if (state === 'expired' && !over) return approvedAt ? 'approved' : 'pending';
  return state;
}
