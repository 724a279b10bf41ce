import type { Route } from '../../kernel/calls/route.js';
import { IMPORTS_ROUTES } from '../imports/routes.js';
import { ORDERS_ROUTES } from '../orders/routes.js';
import { QUOTES_ROUTES } from '../quotes/routes.js';
import { WEBHOOKS_ROUTES } from '../webhooks/routes.js';
import type { COMPANY_ROLES } from './catalogue.js';
import { COMPANIES_ROUTES } from './routes.js';

export type CompanyRole = (typeof COMPANY_ROLES)[number];

const SEES_AND_REQUESTS = ['User', 'Manager', 'Admin'] as const;
const DECIDES = ['Manager', 'Admin'] as const;
const RUNS_THE_ACCOUNT = ['Admin'] as const;

/**
 * What a member of a company may do, by call: a User sees and requests, a Manager also accepts, approves and books, an
 * Admin also runs the account. Calls with the company's API key may do what an Admin may.
 */
export const COMPANY_PERMISSIONS = {
  [COMPANIES_ROUTES.readCompany]: SEES_AND_REQUESTS,
  [COMPANIES_ROUTES.listCompanyUsers]: SEES_AND_REQUESTS,
  [COMPANIES_ROUTES.listPaymentMethods]: SEES_AND_REQUESTS,
  [COMPANIES_ROUTES.readNotifications]: SEES_AND_REQUESTS,
  [WEBHOOKS_ROUTES.readApiSettings]: SEES_AND_REQUESTS,
  [WEBHOOKS_ROUTES.listDeliveries]: SEES_AND_REQUESTS,
  [QUOTES_ROUTES.requestQuote]: SEES_AND_REQUESTS,
  [QUOTES_ROUTES.requestBulkTradeIn]: SEES_AND_REQUESTS,
  [QUOTES_ROUTES.listQuotes]: SEES_AND_REQUESTS,
  [QUOTES_ROUTES.readQuote]: SEES_AND_REQUESTS,
  [ORDERS_ROUTES.listOrders]: SEES_AND_REQUESTS,
  [ORDERS_ROUTES.readOrder]: SEES_AND_REQUESTS,
  [ORDERS_ROUTES.listOrderDevices]: SEES_AND_REQUESTS,
  [ORDERS_ROUTES.downloadOrderDocument]: SEES_AND_REQUESTS,
  [ORDERS_ROUTES.downloadDeviceCertificate]: SEES_AND_REQUESTS,
  [ORDERS_ROUTES.readSla]: SEES_AND_REQUESTS,
  [ORDERS_ROUTES.readFigures]: SEES_AND_REQUESTS,
  [IMPORTS_ROUTES.startImport]: SEES_AND_REQUESTS,
  [IMPORTS_ROUTES.listImports]: SEES_AND_REQUESTS,
  [IMPORTS_ROUTES.readImport]: SEES_AND_REQUESTS,
  [IMPORTS_ROUTES.takeImport]: SEES_AND_REQUESTS,
  [QUOTES_ROUTES.acceptQuote]: DECIDES,
  [QUOTES_ROUTES.declineQuote]: DECIDES,
  [ORDERS_ROUTES.approveOrder]: DECIDES,
  [ORDERS_ROUTES.cancelOrder]: DECIDES,
  [ORDERS_ROUTES.answerDifference]: DECIDES,
  [ORDERS_ROUTES.payOrder]: DECIDES,
  [ORDERS_ROUTES.planPickup]: DECIDES,
  [COMPANIES_ROUTES.updateCompany]: RUNS_THE_ACCOUNT,
  [COMPANIES_ROUTES.addCompanyUser]: RUNS_THE_ACCOUNT,
  [COMPANIES_ROUTES.updateCompanyUser]: RUNS_THE_ACCOUNT,
  [COMPANIES_ROUTES.removeCompanyUser]: RUNS_THE_ACCOUNT,
  [COMPANIES_ROUTES.addPaymentMethod]: RUNS_THE_ACCOUNT,
  [COMPANIES_ROUTES.updatePaymentMethod]: RUNS_THE_ACCOUNT,
  [COMPANIES_ROUTES.removePaymentMethod]: RUNS_THE_ACCOUNT,
  [COMPANIES_ROUTES.setNotifications]: RUNS_THE_ACCOUNT,
  [WEBHOOKS_ROUTES.updateApiSettings]: RUNS_THE_ACCOUNT,
  [WEBHOOKS_ROUTES.rotateApiKey]: RUNS_THE_ACCOUNT,
  [WEBHOOKS_ROUTES.rotateWebhookSecret]: RUNS_THE_ACCOUNT,
  [WEBHOOKS_ROUTES.sendTestWebhook]: RUNS_THE_ACCOUNT,
  [WEBHOOKS_ROUTES.resendWebhook]: RUNS_THE_ACCOUNT,
} as const satisfies Record<Route, readonly CompanyRole[]>;

/** The roles that may make a call of a company's. One that the table does not name is nobody's. */
export function rolesFor(call: Route): readonly CompanyRole[] {
  return (COMPANY_PERMISSIONS as Partial<Record<Route, readonly CompanyRole[]>>)[call] ?? [];
}

export function mayCall(role: CompanyRole, call: Route): boolean {
  return rolesFor(call).includes(role);
}
