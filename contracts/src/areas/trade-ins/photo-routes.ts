import type { Routes } from '../../kernel/calls/route.js';

/** What a hero shows of a phone: loaded with the page of a trade-in, and with no other. */
export const TRADE_IN_PHOTO_ROUTES = {
  detailTradeIn: 'PATCH /api/me/trade-ins/{id}',
  nameReturnAddress: 'PUT /api/me/trade-ins/{id}/return-address',
  addTradeInPhoto: 'POST /api/me/trade-ins/{id}/photos',
  readTradeInPhoto: 'GET /api/me/trade-ins/{id}/photos/{photoId}',
  removeTradeInPhoto: 'DELETE /api/me/trade-ins/{id}/photos/{photoId}',
} as const satisfies Routes;
