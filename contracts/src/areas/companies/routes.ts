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
  listMyCompanies: 'GET /api/me/companies',
  registerMyCompany: 'POST /api/me/companies',
  applyAgain: 'POST /api/me/companies/{id}/apply-again',
  chooseCompany: 'POST /api/me/companies/{id}/choose',
  acceptInvitation: 'POST /api/me/companies/{id}/accept',
  leaveCompany: 'POST /api/me/companies/{id}/leave',
} as const satisfies Routes;
