import { z } from 'zod';

/** Events of accounts as they stand in the log: none says who somebody is. */
export const ACCOUNT_LOG_EVENTS = {
  /** A hero can come back on other devices from now on. */
  'hero.kept': z.object({ heroId: z.string() }),
} as const;
