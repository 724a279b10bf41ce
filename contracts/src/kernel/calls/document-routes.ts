import type { Routes } from './route.js';

export const DOCUMENT_ROUTES = {
  readApiPage: 'GET /api/docs',
  readOpenApi: 'GET /api/docs/openapi.json',
  readAsyncApi: 'GET /api/docs/asyncapi.json',
} as const satisfies Routes;
