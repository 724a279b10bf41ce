import type { Routes } from '../../kernel/calls/route.js';

export const PICKUPS_ROUTES = {
  readPickups: 'GET /api/pickups',
  completePickup: 'POST /api/ops/pickups',
  listPickupSlots: 'GET /api/pickup-slots',
} as const satisfies Routes;
