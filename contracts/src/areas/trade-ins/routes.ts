import type { Routes } from '../../kernel/calls/route.js';

export const TRADE_INS_ROUTES = {
  calculateTrade: 'POST /api/calculate-trade',
  calculateTradeValue: 'POST /api/calculate-trade-value',
  listMyTradeIns: 'GET /api/me/trade-ins',
  quoteTradeIn: 'POST /api/me/trade-ins',
  readTradeIn: 'GET /api/ops/trade-ins/{id}',
  verifyTradeIn: 'POST /api/ops/trade-ins/{id}/verify',
  rejectTradeIn: 'POST /api/ops/trade-ins/{id}/reject',
} as const satisfies Routes;
