import type { Routes } from '../../kernel/calls/route.js';

export const CONCIERGE_ROUTES = {
  askConcierge: 'POST /api/ai-chat',
} as const satisfies Routes;
