import { LIST_SORTS } from '../companies/catalogue.js';

export const QUOTE_STATES = ['under_review', 'pending', 'approved', 'accepted', 'declined', 'expired'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
/** Ended without an order: the sums of a list leave these out. */
export const QUOTES_WITHOUT_ORDER: readonly QuoteState[] = ['declined', 'expired'];
/** What lists of quotes are sorted by. `due`: by when an answer is due, those that are over last. */
export const QUOTE_SORTS = ['due', ...LIST_SORTS] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number];
