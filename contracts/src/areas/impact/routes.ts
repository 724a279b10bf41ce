import type { Routes } from '../../kernel/calls/route.js';

export const IMPACT_ROUTES = {
  readImpact: 'GET /api/impact-stats',
} as const satisfies Routes;
