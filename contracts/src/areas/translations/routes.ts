import type { Routes } from '../../kernel/calls/route.js';

export const TRANSLATIONS_ROUTES = {
  readTranslations: 'GET /api/translations',
  listOfferedTexts: 'GET /api/ops/translations',
  translateText: 'POST /api/ops/translations',
} as const satisfies Routes;
