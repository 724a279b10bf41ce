import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../kernel/calendar/durations.js';

/** The type of a message that reports nothing: a company tries its receiver with it. */
export const WEBHOOK_TEST = 'webhook.test';

/** So long a receiver may take to answer. */
export const WEBHOOK_TIMEOUT_MS = 10 * SECOND_MS;

/** How long is waited after each attempt that failed; after the last one the message counts as failed. */
export const RETRY_DELAYS_MS = [
  5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS,
] as const;
