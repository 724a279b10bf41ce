import type { Routes } from '../../kernel/calls/route.js';

export const QUOTES_ROUTES = {
  estimateBulkTradeIn: 'POST /api/corporate/estimates',
  requestQuote: 'POST /api/corporate/quotes',
  requestBulkTradeIn: 'POST /api/corporate/bulk-trade-ins',
  listQuotes: 'GET /api/corporate/quotes',
  readQuote: 'GET /api/corporate/quotes/{id}',
  acceptQuote: 'POST /api/corporate/quotes/{id}/accept',
  declineQuote: 'POST /api/corporate/quotes/{id}/decline',
} as const satisfies Routes;
