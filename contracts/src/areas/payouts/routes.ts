import type { Routes } from '../../kernel/calls/route.js';

export const PAYOUTS_ROUTES = {
  readMoney: 'GET /api/me/money',
  choosePayout: 'PUT /api/me/trade-ins/{id}/payout',
  issueCreditCode: 'POST /api/me/credit-codes',
  undoCreditCode: 'DELETE /api/me/credit-codes/{code}',
} as const satisfies Routes;
