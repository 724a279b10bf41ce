import type { Routes } from '../../kernel/calls/route.js';

export const COMPANIES_ROUTES = {
  readCompany: 'GET /api/corporate/company',
  updateCompany: 'PATCH /api/corporate/company',
  listCompanyUsers: 'GET /api/corporate/users',
  addCompanyUser: 'POST /api/corporate/users',
  updateCompanyUser: 'PATCH /api/corporate/users/{id}',
  removeCompanyUser: 'DELETE /api/corporate/users/{id}',
  listPaymentMethods: 'GET /api/corporate/payment-methods',
  addPaymentMethod: 'POST /api/corporate/payment-methods',
  updatePaymentMethod: 'PATCH /api/corporate/payment-methods/{id}',
  removePaymentMethod: 'DELETE /api/corporate/payment-methods/{id}',
  readNotifications: 'GET /api/corporate/notifications',
  setNotifications: 'PUT /api/corporate/notifications',
  registerCompany: 'POST /api/ops/companies',
  listCompanies: 'GET /api/ops/companies',
  rotateCompanyApiKey: 'POST /api/ops/companies/{id}/api-key/rotate',
  verifyPaymentMethod: 'POST /api/ops/companies/{id}/payment-methods/{methodId}/verify',
} as const satisfies Routes;
