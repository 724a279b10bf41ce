import { z } from 'zod';
import { TRADE_IN_PROGRAMMES } from '../valuation/valuation.js';

const whole = z.number().int().nonnegative();
const heroId = z.string();

/**
 * Everything that can stand in the event log, by type, with the schema of its data. Amounts are changes, not totals:
 * two transactions may reach the log in another order than they took their locks, and sums come out the same either way.
 */
export const LOG_EVENT_DATA = {
  'hero.joined': z.object({ heroId, name: z.string(), referralCode: z.string() }),
  'trade.verified': z.object({
    tradeInId: z.string(),
    heroId,
    programme: z.enum(TRADE_IN_PROGRAMMES),
    device: z.string(),
    condition: z.string(),
    /** Whole AED. */
    tradeValue: whole,
    bottlesPrevented: whole,
    /** Grams. */
    co2Saved: whole,
  }),
  'points.earned': z.object({
    heroId,
    points: whole,
    rule: z.string(),
    /** What the points were for, in a few words, for "explain my points". */
    reason: z.string(),
  }),
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
