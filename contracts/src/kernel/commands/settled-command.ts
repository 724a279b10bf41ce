import { z } from 'zod';
import { refusalSchema } from '../errors/error-body.js';

/** A command's id, as the server makes it. */
export const commandIdSchema = z.uuid();

/** `202`, and `GET /api/commands/{id}` while it runs: the command is safe, its result is not there yet. */
export const acceptedCommandSchema = z.object({ commandId: z.string(), status: z.literal('accepted') });
export type AcceptedCommand = z.infer<typeof acceptedCommandSchema>;

/** `GET /api/commands/{id}` and the `command:settled` message once it ended. */
export const settledCommandSchema = z.discriminatedUnion('status', [
  z.object({ commandId: z.string(), status: z.literal('succeeded'), result: z.unknown() }),
  z.object({ commandId: z.string(), status: z.literal('refused'), error: refusalSchema }),
  z.object({ commandId: z.string(), status: z.literal('failed'), error: refusalSchema }),
  /** What anybody but the sender learns. */
  z.object({ commandId: z.string(), status: z.literal('done') }),
]);
export type SettledCommand = z.infer<typeof settledCommandSchema>;
