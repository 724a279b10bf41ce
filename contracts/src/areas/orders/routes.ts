import type { Routes } from '../../kernel/calls/route.js';

export const ORDERS_ROUTES = {
  listOrders: 'GET /api/corporate/orders',
  readOrder: 'GET /api/corporate/orders/{id}',
  listOrderDevices: 'GET /api/corporate/orders/{id}/devices',
  downloadDeviceCertificate: 'GET /api/corporate/orders/{id}/devices/{number}/certificate',
  downloadOrderDocument: 'GET /api/corporate/orders/{id}/documents/{documentId}',
  approveOrder: 'POST /api/corporate/orders/{id}/approve',
  cancelOrder: 'POST /api/corporate/orders/{id}/cancel',
  answerDifference: 'POST /api/corporate/orders/{id}/difference',
  payOrder: 'POST /api/corporate/orders/{id}/pay',
  planPickup: 'PUT /api/corporate/orders/{id}/logistics',
  readSla: 'GET /api/corporate/sla',
  readFigures: 'GET /api/corporate/figures',
} as const satisfies Routes;
