import type { z } from 'zod';
import { AREAS } from './areas.js';
import { type Joined, joined } from './kernel/contract.js';
import type { EventMetadata } from './kernel/events/event-metadata.js';
import type { LogPosition } from './kernel/events/log-position.js';

/**
 * Everything that can stand in the event log, by type, with the schema of its data. Amounts are changes, not totals:
 * two transactions may reach the log in another order than they took their locks, and sums come out the same either
 * way.
 */
export const LOG_EVENT_DATA: Joined<(typeof AREAS)[number], 'logEvents'> = joined(AREAS, 'logEvents');

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
    metadata?: EventMetadata;
  };
}[LogEventType];
