import type { Routes } from '../../kernel/calls/route.js';

/** What operators do: no page of the shop loads these. */
export const PAYOUTS_DESK_ROUTES = {
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
