export const QUOTE_STATES = ['under_review', 'pending', 'approved', 'accepted', 'declined', 'expired'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
