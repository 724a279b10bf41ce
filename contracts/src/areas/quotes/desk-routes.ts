import type { Routes } from '../../kernel/calls/route.js';

/** What operators do: no page of the shop loads these. */
export const QUOTES_DESK_ROUTES = {
  listAllQuotes: 'GET /api/ops/quotes',
  readQuoteAsOperator: 'GET /api/ops/quotes/{id}',
  reviewQuote: 'POST /api/ops/quotes/{id}/review',
  approveQuote: 'POST /api/ops/quotes/{id}/approve',
  declineQuoteAsOperator: 'POST /api/ops/quotes/{id}/decline',
} as const satisfies Routes;
