import { z } from 'zod';

/** Events of accounts as they stand in the log: none says who somebody is. */
export const ACCOUNT_LOG_EVENTS = {
  /** A hero can come back on other devices from now on. */
  'hero.kept': z.object({ heroId: z.string() }),
  /** An account was signed in to in a browser that it did not know, or can be by another passkey. */
  'account.opened_up': z.object({
    accountId: z.string(),
    heroId: z.string().optional(),
    by: z.enum(['device', 'passkey']),
    /** The session that began. */
    sessionId: z.string().optional(),
  }),
} as const;
