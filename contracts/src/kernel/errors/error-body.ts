import { z } from 'zod';
import { ERROR_CODES } from './error-codes.js';

export const refusalSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({ error: refusalSchema.extend({ requestId: z.string() }) });
export type ErrorBody = z.infer<typeof errorBodySchema>;
