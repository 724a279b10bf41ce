import type { Routes } from '../../kernel/calls/route.js';

export const PICKUPS_ROUTES = {
  readPickups: 'GET /api/pickups',
} as const satisfies Routes;
