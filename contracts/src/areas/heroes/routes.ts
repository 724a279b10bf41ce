import type { Routes } from '../../kernel/calls/route.js';

export const HEROES_ROUTES = {
  joinHero: 'POST /api/heroes',
  readMe: 'GET /api/me',
  updateMe: 'PATCH /api/me',
  checkIn: 'POST /api/me/check-in',
  removeMe: 'DELETE /api/me',
  readMyPoints: 'GET /api/me/points',
  exportMe: 'GET /api/me/export',
} as const satisfies Routes;
