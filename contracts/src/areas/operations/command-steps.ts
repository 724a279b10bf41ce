import { z } from 'zod';
import { refusalSchema } from '../../kernel/errors/error-body.js';
import { timeSchema as time } from '../../kernel/time.js';

const whole = z.number().int().nonnegative();

/** How one command went, step by step, as far as it is still known. Times are of the machines, not of a moved clock. */
export const commandStepsSchema = z.object({
  commandId: z.string(),
  command: z.string(),
  queue: z.string(),
  /** The trace of the call that asked for it, where the caller named one. */
  traceId: z.string().nullable(),
  /** `unknown`: its job is not kept any more. */
  state: z.enum(['waiting', 'delayed', 'active', 'completed', 'failed', 'unknown']),
  /** When it was put on its queue. */
  askedAt: time.nullable(),
  /** When its caller was answered with 202. */
  acceptedAt: time.nullable(),
  /** When the last try began and ended. */
  begunAt: time.nullable(),
  endedAt: time.nullable(),
  /** Until the last try began, and how long that took. */
  waitedMs: whole.nullable(),
  handledMs: whole.nullable(),
  tries: z.object({ made: whole, of: whole }).nullable(),
  /** Why the last try that failed did. */
  fault: z.string().nullable(),
  /** How it ended; null while it has not. */
  outcome: z.object({ status: z.enum(['succeeded', 'refused', 'failed']), error: refusalSchema.nullable() }).nullable(),
  /** What it wrote, in the log's order. Archived events are not among them. */
  events: z.array(z.object({ id: z.string(), type: z.string(), subject: z.string(), position: z.string(), at: time })),
  /** Whether there are more than these. */
  hasMoreEvents: z.boolean(),
  /** Whether this backend shows what it did; `at` where that is remembered. Null where it wrote nothing. */
  projected: z.object({ isShown: z.boolean(), at: time.nullable(), stopped: z.array(z.string()) }).nullable(),
  /** The push that sent it to this backend's sockets, and the kinds of rooms that got it; null: not remembered. */
  pushed: z.object({ at: time, rooms: z.array(z.string()) }).nullable(),
});
export type CommandSteps = z.infer<typeof commandStepsSchema>;
