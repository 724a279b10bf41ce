import type { Routes } from '../../kernel/calls/route.js';

/** What operators do: no page of the shop loads these. */
export const COMPANIES_DESK_ROUTES = {
  decideCompany: 'POST /api/ops/companies/{id}/decide',
  registerCompany: 'POST /api/ops/companies',
  listCompanies: 'GET /api/ops/companies',
  readCompanyAsOperator: 'GET /api/ops/companies/{id}',
  rotateCompanyApiKey: 'POST /api/ops/companies/{id}/api-key/rotate',
  readPaymentMethodAccount: 'GET /api/ops/companies/{id}/payment-methods/{methodId}/account',
  verifyPaymentMethod: 'POST /api/ops/companies/{id}/payment-methods/{methodId}/verify',
} as const satisfies Routes;
