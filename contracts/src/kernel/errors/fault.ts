import { z } from 'zod';
import { timeSchema } from '../time.js';

/**
 * Where a fault occurred: answering a call or a socket's message, in a command, in a projection, or in reconciliation.
 */
export const FAULT_KINDS = ['request', 'socket', 'command', 'projection', 'books'] as const;

/** A fault of this process, without contacts; the same again only counts. `reference` finds it in the log. */
export const faultSchema = z.object({
  kind: z.enum(FAULT_KINDS),
  text: z.string(),
  reference: z.string().nullable(),
  count: z.number().int().positive(),
  firstAt: timeSchema,
  lastAt: timeSchema,
});
export type Fault = z.infer<typeof faultSchema>;
