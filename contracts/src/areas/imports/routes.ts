import type { Routes } from '../../kernel/calls/route.js';

export const IMPORTS_ROUTES = {
  startImport: 'POST /api/corporate/imports',
  listImports: 'GET /api/corporate/imports',
  readImport: 'GET /api/corporate/imports/{id}',
  takeImport: 'POST /api/corporate/imports/{id}/take',
} as const satisfies Routes;
