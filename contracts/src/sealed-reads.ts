import type { Route } from './kernel/calls/route.js';
import { COMPANIES_DESK_ROUTES } from './areas/companies/desk-routes.js';
import { MAIL_ROUTES } from './areas/notifications/routes.js';
import { PAYOUTS_DESK_ROUTES } from './areas/payouts/desk-routes.js';
import { SUPPORT_ROUTES } from './areas/support/routes.js';
import { TRADE_DESK_ROUTES } from './areas/trade-ins/routes.js';

/**
 * Reads that open what is sealed or masked elsewhere: account numbers, IMEIs, messages with codes, a person's messages.
 * Each leaves a line in the audit log, as every change does, and none is answered without it.
 */
export const SEALED_READS: ReadonlySet<Route> = new Set<Route>([
  PAYOUTS_DESK_ROUTES.exportPayoutBatch,
  TRADE_DESK_ROUTES.readTradeInImei,
  COMPANIES_DESK_ROUTES.readPaymentMethodAccount,
  MAIL_ROUTES.listMail,
  SUPPORT_ROUTES.listPersonMessages,
  SUPPORT_ROUTES.listCompanyMessages,
]);

/** Of these, reads that an open page repeats every few seconds: they leave a line when it opens, and now and then. */
export const POLLED_READS: ReadonlySet<Route> = new Set<Route>([
  MAIL_ROUTES.listMail,
  SUPPORT_ROUTES.listPersonMessages,
  SUPPORT_ROUTES.listCompanyMessages,
]);

/** Of these, reads that require a sign-in within CONFIRMED_FOR_MINUTES: unmasked account numbers. */
export const CONFIRMED_READS: ReadonlySet<Route> = new Set<Route>([
  PAYOUTS_DESK_ROUTES.exportPayoutBatch,
  COMPANIES_DESK_ROUTES.readPaymentMethodAccount,
]);
export const CONFIRMED_FOR_MINUTES = 15;
