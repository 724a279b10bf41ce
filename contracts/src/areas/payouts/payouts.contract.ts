import { z } from 'zod';
import { defineContract } from '../../kernel/contract.js';
import { PAYOUTS_CALLS } from './calls.js';
import { PAYOUT_COMMANDS } from './commands.js';
import { PAYOUT_METHODS, PAYOUT_STATES } from './schemas.js';

/** Money that heroes are paid for their phones. */
export const payouts = defineContract({
  commands: PAYOUT_COMMANDS,
  logEvents: {
    /** Amount in fils; null until the phone is credited. */
    'payout.changed': z.object({
      tradeInId: z.string(),
      heroId: z.string(),
      method: z.enum(PAYOUT_METHODS).nullable(),
      state: z.enum(PAYOUT_STATES),
      amountFils: z.number().int().nonnegative().nullable(),
    }),
    'credit.spent': z.object({ heroId: z.string(), amountFils: z.number().int().positive() }),
    /** A code became credit again. */
    'credit.returned': z.object({ heroId: z.string(), amountFils: z.number().int().positive() }),
  },
  calls: [PAYOUTS_CALLS],
});
