import type { Routes } from '../../kernel/calls/route.js';

/** What operators do: no page of the shop loads these. */
export const ORDERS_DESK_ROUTES = {
  listAllOrders: 'GET /api/ops/orders',
  readOrderAsOperator: 'GET /api/ops/orders/{id}',
  approveOrderAsOperator: 'POST /api/ops/orders/{id}/approve',
  cancelOrderAsOperator: 'POST /api/ops/orders/{id}/cancel',
  planPickupAsOperator: 'PUT /api/ops/orders/{id}/logistics',
  listOrderDevicesAsOperator: 'GET /api/ops/orders/{id}/devices',
  collectOrder: 'POST /api/ops/orders/{id}/collect',
  advanceDevices: 'POST /api/ops/orders/{id}/advance',
  payOrderAsOperator: 'POST /api/ops/orders/{id}/pay',
} as const satisfies Routes;
