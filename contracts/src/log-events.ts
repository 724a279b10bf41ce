import type { z } from 'zod';
import { COMPANY_LOG_EVENTS } from './areas/companies/events.js';
import { QUOTE_LOG_EVENTS } from './areas/quotes/events.js';
import { ORDER_LOG_EVENTS } from './areas/orders/events.js';
import { IMPORT_LOG_EVENTS } from './areas/imports/events.js';
import { HERO_LOG_EVENTS } from './areas/heroes/events.js';
import { PICKUP_LOG_EVENTS } from './areas/pickups/events.js';
import { DUBAI_REWARDS_LOG_EVENTS } from './areas/dubai-rewards/events.js';
import { SHARE_LOG_EVENTS } from './areas/shares/events.js';
import { SOCIAL_CHALLENGE_LOG_EVENTS } from './areas/social-challenges/events.js';
import { MISSION_LOG_EVENTS } from './areas/missions/events.js';
import { TRADE_IN_LOG_EVENTS } from './areas/trade-ins/events.js';

/**
 * Everything that can stand in the event log, by type, with the schema of its data. Amounts are changes, not totals:
 * two transactions may reach the log in another order than they took their locks, and sums come out the same either way.
 */
export const LOG_EVENT_DATA = {
  ...TRADE_IN_LOG_EVENTS,
  ...HERO_LOG_EVENTS,
  ...DUBAI_REWARDS_LOG_EVENTS,
  ...SOCIAL_CHALLENGE_LOG_EVENTS,
  ...MISSION_LOG_EVENTS,
  ...SHARE_LOG_EVENTS,
  ...COMPANY_LOG_EVENTS,
  ...QUOTE_LOG_EVENTS,
  ...ORDER_LOG_EVENTS,
  ...IMPORT_LOG_EVENTS,
  ...PICKUP_LOG_EVENTS,
} as const;

export type LogEventType = keyof typeof LOG_EVENT_DATA;
export type LogEventData<T extends LogEventType> = z.infer<(typeof LOG_EVENT_DATA)[T]>;

/** An event as it is read from the log. `position` orders events; it is opaque except for comparing. */
export type LogEvent = {
  [T in LogEventType]: {
    position: LogPosition;
    id: string;
    type: T;
    source: string;
    subject: string;
    /** When it happened, UTC, ISO 8601. */
    time: string;
    /** The command or event that led to it. */
    cause: string;
    data: LogEventData<T>;
  };
}[LogEventType];

/** A place in the log: the writing transaction, then the row within all rows. Both are decimal strings of 64-bit numbers. */
export interface LogPosition {
  transactionId: string;
  row: string;
}

/** Negative, zero or positive, as for `Array.prototype.sort`. */
export function compareLogPositions(a: LogPosition, b: LogPosition): number {
  const byTransaction = BigInt(a.transactionId) - BigInt(b.transactionId);
  const difference = byTransaction === 0n ? BigInt(a.row) - BigInt(b.row) : byTransaction;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** As it stands in the `Planet-Position` header. */
export function formatLogPosition(position: LogPosition): string {
  return `${position.transactionId}-${position.row}`;
}
