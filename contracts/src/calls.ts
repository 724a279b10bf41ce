import type { Call, CallTable } from './kernel/calls/call.js';
import { COMMAND_CALLS } from './kernel/commands/command-calls.js';
import { COMPANY_CALLS } from './areas/companies/calls.js';
import { COMPANY_INTEGRATION_CALLS } from './areas/webhooks/calls.js';
import { COMPANY_ORDER_CALLS } from './areas/orders/calls.js';
import { COMPANY_QUOTE_CALLS } from './areas/quotes/calls.js';
import { CONCIERGE_CALLS } from './areas/concierge/calls.js';
import { DOCUMENT_CALLS } from './kernel/calls/document-calls.js';
import { DUBAI_CALLS } from './areas/dubai-rewards/calls.js';
import { HEALTH_CALLS } from './areas/operations/health-calls.js';
import { HERO_CALLS } from './areas/heroes/calls.js';
import { IMPACT_CALLS } from './areas/impact/calls.js';
import { LEADERBOARD_CALLS } from './areas/leaderboard/calls.js';
import { OPS_CALLS } from './areas/operations/calls.js';
import { OPS_COMPANY_CALLS } from './areas/companies/desk-calls.js';
import { OPS_OVERVIEW_CALLS } from './areas/operations/overview-calls.js';
import { OPS_QUEUE_CALLS } from './areas/operations/queue-calls.js';
import { PICKUP_CALLS } from './areas/pickups/calls.js';
import { SHARE_CALLS } from './areas/shares/calls.js';
import { SOCIAL_CHALLENGE_CALLS } from './areas/social-challenges/calls.js';
import { SPONSORSHIP_CALLS } from './areas/missions/calls.js';
import { TRADE_CALLS } from './areas/trade-ins/calls.js';

/*
 * Every call that the server answers, by area. From these tables come the published description (`/api/docs`), the test
 * that holds it against the running server, and the fuzz test.
 *
 * To add an area: make `<area>-calls.ts` beside this file with `defineCalls({ tag, description, schemas }, calls)`, using
 * the schemas that its controllers use, and add one line to the list below. An example request that needs nothing but the
 * seeds is run by the tests, and every example answer is held against its schema. A route without an entry fails
 * `tests/integration/kernel/api-docs.test.ts`.
 */
export const CALL_TABLES: readonly CallTable[] = [
  TRADE_CALLS,
  LEADERBOARD_CALLS,
  IMPACT_CALLS,
  HERO_CALLS,
  SHARE_CALLS,
  SOCIAL_CHALLENGE_CALLS,
  SPONSORSHIP_CALLS,
  DUBAI_CALLS,
  PICKUP_CALLS,
  CONCIERGE_CALLS,
  COMPANY_QUOTE_CALLS,
  COMPANY_ORDER_CALLS,
  COMPANY_CALLS,
  COMPANY_INTEGRATION_CALLS,
  COMMAND_CALLS,
  OPS_CALLS,
  OPS_COMPANY_CALLS,
  OPS_QUEUE_CALLS,
  OPS_OVERVIEW_CALLS,
  HEALTH_CALLS,
  DOCUMENT_CALLS,
];

export const CALLS: readonly Call[] = CALL_TABLES.flatMap(({ calls }) => calls);
