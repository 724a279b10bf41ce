import type { Routes } from '../../kernel/calls/route.js';

export const IMPORTS_ROUTES = {
  startImport: 'POST /api/corporate/imports',
  listImports: 'GET /api/corporate/imports',
  readImport: 'GET /api/corporate/imports/{id}',
} as const satisfies Routes;
