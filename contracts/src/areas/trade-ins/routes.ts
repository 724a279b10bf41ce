import type { Routes } from '../../kernel/calls/route.js';

/** The calculators, and a hero’s own trade-ins. */
export const TRADE_INS_ROUTES = {
  calculateTrade: 'POST /api/calculate-trade',
  calculateTradeValue: 'POST /api/calculate-trade-value',
  readRequotes: 'GET /api/requotes',
  listMyTradeIns: 'GET /api/me/trade-ins',
  quoteTradeIn: 'POST /api/me/trade-ins',
  readMyTradeIn: 'GET /api/me/trade-ins/{id}',
  describeTradeIn: 'PUT /api/me/trade-ins/{id}/answers',
  bookHandover: 'PUT /api/me/trade-ins/{id}/handover',
  postTradeIn: 'POST /api/me/trade-ins/{id}/posted',
  cancelTradeIn: 'POST /api/me/trade-ins/{id}/cancel',
  answerCounterOffer: 'POST /api/me/trade-ins/{id}/counter-offer',
  downloadTradeInDocument: 'GET /api/me/trade-ins/{id}/documents/{document}',
} as const satisfies Routes;

/** What the desk and couriers do: no part of the shop’s pages. */
export const TRADE_DESK_ROUTES = {
  listTradeIns: 'GET /api/ops/trade-ins',
  readTradeIn: 'GET /api/ops/trade-ins/{id}',
  takePickup: 'POST /api/ops/pickups/{id}/take',
  collectTradeIn: 'POST /api/ops/trade-ins/{id}/collect',
  receiveTradeIn: 'POST /api/ops/trade-ins/{id}/receive',
  inspectTradeIn: 'POST /api/ops/trade-ins/{id}/inspect',
  readTradeInImei: 'GET /api/ops/trade-ins/{id}/imei',
  addInspectionPhoto: 'POST /api/ops/trade-ins/{id}/photos',
  readTradeInPhotoAsOperator: 'GET /api/ops/trade-ins/{id}/photos/{photoId}',
  removeInspectionPhoto: 'DELETE /api/ops/trade-ins/{id}/photos/{photoId}',
  wipeTradeIn: 'POST /api/ops/trade-ins/{id}/wipe',
  clearTradeIn: 'POST /api/ops/trade-ins/{id}/clear',
  returnTradeIn: 'POST /api/ops/trade-ins/{id}/return',
  verifyTradeIn: 'POST /api/ops/trade-ins/{id}/verify',
  listPickupsOfDay: 'GET /api/ops/pickups',
  rejectTradeIn: 'POST /api/ops/trade-ins/{id}/reject',
  reverseTradeIn: 'POST /api/ops/trade-ins/{id}/reverse',
} as const satisfies Routes;
