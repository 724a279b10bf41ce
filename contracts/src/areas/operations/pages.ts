import type { Route } from '../../kernel/calls/route.js';
import { COMPANIES_DESK_ROUTES } from '../companies/desk-routes.js';
import { DUBAI_DESK_ROUTES } from '../dubai-rewards/routes.js';
import { MISSIONS_DESK_ROUTES } from '../missions/desk-routes.js';
import { MAIL_ROUTES } from '../notifications/routes.js';
import { ORDERS_DESK_ROUTES } from '../orders/desk-routes.js';
import { PAYOUTS_DESK_ROUTES } from '../payouts/desk-routes.js';
import { QUOTES_DESK_ROUTES } from '../quotes/desk-routes.js';
import { SUPPORT_ROUTES } from '../support/routes.js';
import { TRADE_DESK_ROUTES } from '../trade-ins/routes.js';
import { OPERATORS_ROUTES, OVERVIEW_ROUTES, QUEUE_ROUTES, RECORDINGS_ROUTES } from './routes.js';

/** The operators' pages, each with its main call: permission for the call opens the page. */
export const OPERATOR_PAGES = {
  board: { path: '/ops/', call: OVERVIEW_ROUTES.readOverview },
  people: { path: '/ops/people', call: SUPPORT_ROUTES.findPeople },
  companies: { path: '/ops/companies', call: COMPANIES_DESK_ROUTES.listCompanies },
  'trade-ins': { path: '/ops/trade-ins', call: TRADE_DESK_ROUTES.listTradeIns },
  quotes: { path: '/ops/quotes', call: QUOTES_DESK_ROUTES.listAllQuotes },
  orders: { path: '/ops/orders', call: ORDERS_DESK_ROUTES.listAllOrders },
  route: { path: '/ops/route', call: TRADE_DESK_ROUTES.listPickupsOfDay },
  rewards: { path: '/ops/rewards', call: DUBAI_DESK_ROUTES.listClaims },
  programme: { path: '/ops/programme', call: DUBAI_DESK_ROUTES.listChallengesAsOperator },
  sponsorships: { path: '/ops/sponsorships', call: MISSIONS_DESK_ROUTES.listSponsorships },
  payouts: { path: '/ops/payouts', call: PAYOUTS_DESK_ROUTES.listPayouts },
  operators: { path: '/ops/operators', call: OPERATORS_ROUTES.listOperators },
  commands: { path: '/ops/commands', call: QUEUE_ROUTES.readCommandSteps },
  audit: { path: '/ops/audit', call: OPERATORS_ROUTES.readAudit },
  record: { path: '/ops/record', call: RECORDINGS_ROUTES.previewRecording },
  mail: { path: '/ops/mail', call: MAIL_ROUTES.listMail },
} as const satisfies Record<string, { path: string; call: Route }>;
export type OperatorPage = keyof typeof OPERATOR_PAGES;
