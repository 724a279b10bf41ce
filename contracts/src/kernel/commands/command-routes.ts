import type { Routes } from '../calls/route.js';

export const COMMAND_ROUTES = {
  readCommand: 'GET /api/commands/{id}',
} as const satisfies Routes;
