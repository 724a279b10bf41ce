import type { Routes } from '../../kernel/calls/route.js';

export const PAYOUTS_ROUTES = {
  readMoney: 'GET /api/me/money',
  choosePayout: 'PUT /api/me/trade-ins/{id}/payout',
  issueCreditCode: 'POST /api/me/credit-codes',
  undoCreditCode: 'DELETE /api/me/credit-codes/{code}',
  useCreditCode: 'POST /api/ops/credit-codes/{code}/use',
  listPayouts: 'GET /api/ops/payouts',
  listPayoutBatches: 'GET /api/ops/payout-batches',
  listBatchOrders: 'GET /api/ops/payout-batches/{id}/orders',
  proposePayoutBatch: 'POST /api/ops/payout-batches',
  approvePayoutBatch: 'POST /api/ops/payout-batches/{id}/approve',
  refusePayoutBatch: 'POST /api/ops/payout-batches/{id}/refuse',
  settlePayoutBatch: 'POST /api/ops/payout-batches/{id}/settle',
  exportPayoutBatch: 'GET /api/ops/payout-batches/{id}/export',
} as const satisfies Routes;
