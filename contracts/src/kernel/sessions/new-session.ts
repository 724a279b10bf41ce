import { z } from 'zod';

/** A session that is to begin: the SHA-256 of its token, and what the browser calls itself. */
export const newSessionSchema = z.object({
  tokenHash: z.string().regex(/^[\da-f]{64}$/),
  device: z.string().max(80),
  /** A keyed hash of the browser's network; missing for a private one. */
  network: z.string().max(64).optional(),
  /** Whose account the browser is signed in to, where it is. */
  accountId: z.string().max(64).optional(),
});
export type NewSession = z.infer<typeof newSessionSchema>;
