import type { Routes } from '../../kernel/calls/route.js';

export const ORDERS_ROUTES = {
  listOrders: 'GET /api/corporate/orders',
  readOrder: 'GET /api/corporate/orders/{id}',
  listOrderDevices: 'GET /api/corporate/orders/{id}/devices',
  downloadOrderDocument: 'GET /api/corporate/orders/{id}/documents/{documentId}',
  approveOrder: 'POST /api/corporate/orders/{id}/approve',
  cancelOrder: 'POST /api/corporate/orders/{id}/cancel',
  payOrder: 'POST /api/corporate/orders/{id}/pay',
  planPickup: 'PUT /api/corporate/orders/{id}/logistics',
  readSla: 'GET /api/corporate/sla',
  readFigures: 'GET /api/corporate/figures',
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
