import type { Routes } from '../../kernel/calls/route.js';

export const PICKUPS_ROUTES = {
  readPickups: 'GET /api/pickups',
  listPickupSlots: 'GET /api/pickup-slots',
} as const satisfies Routes;

/** What the desk does: no page of the shop loads these. */
export const PICKUPS_DESK_ROUTES = {
  completePickup: 'POST /api/ops/pickups',
} as const satisfies Routes;
