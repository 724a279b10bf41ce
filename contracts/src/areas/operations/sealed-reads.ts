import type { Route } from '../../kernel/calls/route.js';
import { MAIL_ROUTES } from '../notifications/routes.js';
import { PAYOUTS_ROUTES } from '../payouts/routes.js';
import { SUPPORT_ROUTES } from '../support/routes.js';
import { TRADE_DESK_ROUTES } from '../trade-ins/routes.js';

/**
 * Reads that open what is sealed or masked elsewhere: account numbers, IMEIs, messages with codes, a person's messages.
 * Each leaves a line in the audit log, as every change does, and none is answered without it.
 */
export const SEALED_READS: ReadonlySet<Route> = new Set<Route>([
  PAYOUTS_ROUTES.exportPayoutBatch,
  TRADE_DESK_ROUTES.readTradeInImei,
  MAIL_ROUTES.listMail,
  SUPPORT_ROUTES.listPersonMessages,
  SUPPORT_ROUTES.listCompanyMessages,
]);

/** Of these, what a person is shown only after having signed in within so many minutes: account numbers in clear. */
export const CONFIRMED_READS: ReadonlySet<Route> = new Set<Route>([PAYOUTS_ROUTES.exportPayoutBatch]);
export const CONFIRMED_FOR_MINUTES = 15;
