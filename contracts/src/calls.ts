import type { Call, CallArea } from './kernel/calls/call.js';
import { COMMAND_CALLS } from './kernel/commands/command-calls.js';
import { COMPANIES_CALLS } from './areas/companies/calls.js';
import { CONCIERGE_CALLS } from './areas/concierge/calls.js';
import { DOCUMENT_CALLS } from './kernel/calls/document-calls.js';
import { DUBAI_REWARDS_CALLS } from './areas/dubai-rewards/calls.js';
import { HEALTH_CALLS } from './areas/operations/health-calls.js';
import { HEROES_CALLS } from './areas/heroes/calls.js';
import { IMPACT_CALLS } from './areas/impact/calls.js';
import { IMPORTS_CALLS } from './areas/imports/calls.js';
import { LEADERBOARD_CALLS } from './areas/leaderboard/calls.js';
import { MISSIONS_CALLS } from './areas/missions/calls.js';
import { OPERATIONS_CALLS } from './areas/operations/calls.js';
import { ORDERS_CALLS } from './areas/orders/calls.js';
import { OVERVIEW_CALLS } from './areas/operations/overview-calls.js';
import { PICKUPS_CALLS } from './areas/pickups/calls.js';
import { QUEUE_CALLS } from './areas/operations/queue-calls.js';
import { QUOTES_CALLS } from './areas/quotes/calls.js';
import { SHARES_CALLS } from './areas/shares/calls.js';
import { SOCIAL_CHALLENGES_CALLS } from './areas/social-challenges/calls.js';
import { TRADE_INS_CALLS } from './areas/trade-ins/calls.js';
import { WEBHOOKS_CALLS } from './areas/webhooks/calls.js';

/*
 * Every call that the server answers, by area. From these tables come the server's routes and checks, the pages' calls, the
 * published description (`/api/docs`), the test that holds it against the running server, and the fuzz test.
 *
 * To add a call: its route in `areas/<area>/routes.ts`, what it takes and gives in `calls.ts` beside it, and for a new area
 * one line in the list below. An example request that needs nothing but the seeds is run by the tests, and every example
 * answer is held against its schema.
 */
export const CALL_TABLES = [
  TRADE_INS_CALLS,
  LEADERBOARD_CALLS,
  IMPACT_CALLS,
  HEROES_CALLS,
  SHARES_CALLS,
  SOCIAL_CHALLENGES_CALLS,
  MISSIONS_CALLS,
  DUBAI_REWARDS_CALLS,
  PICKUPS_CALLS,
  CONCIERGE_CALLS,
  QUOTES_CALLS,
  IMPORTS_CALLS,
  ORDERS_CALLS,
  COMPANIES_CALLS,
  WEBHOOKS_CALLS,
  COMMAND_CALLS,
  OPERATIONS_CALLS,
  QUEUE_CALLS,
  OVERVIEW_CALLS,
  HEALTH_CALLS,
  DOCUMENT_CALLS,
] as const;

export const CALLS: readonly Call[] = CALL_TABLES.flatMap((table) => Object.values<Call>(table));

/** What is said of each area, in the same order. */
export const CALL_AREAS: readonly CallArea[] = [...new Set(CALLS.map(({ area }) => area))];
