import type { z } from 'zod';
import { AREAS } from './areas.js';
import { type Joined, joined } from './kernel/contract.js';

/**
 * Everything that can stand in the event log, by type, with the schema of its data. Amounts are changes, not totals:
 * two transactions may reach the log in another order than they took their locks, and sums come out the same either
 * way.
 */
export const LOG_EVENT_DATA: Joined<(typeof AREAS)[number], 'logEvents'> = joined(AREAS, 'logEvents');

export type LogEventType = keyof typeof LOG_EVENT_DATA;
export type LogEventData<T extends LogEventType> = z.infer<(typeof LOG_EVENT_DATA)[T]>;

/**
 * What led to an event, for whoever looks after the product: no part of what it tells, of replays or of archives.
 */
export interface EventMetadata {
  /** The command that wrote it, where that is not its cause. */
  commandId?: string;
  /** The trace of the call that asked for it. */
  traceparent?: string;
}

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
    metadata?: EventMetadata;
  };
}[LogEventType];

/**
 * A place in the log: the writing transaction, then the row within all rows. Both are decimal strings of 64-bit
 * numbers.
 */
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
