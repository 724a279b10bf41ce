import { z } from 'zod';
import { defineContract } from '../../kernel/contract.js';
import { plainText } from '../../kernel/text/text.js';
import { SHARES_CALLS } from './calls.js';
import { recordShareRequestSchema, SHARE_TYPES, socialShareSchema } from './schemas.js';

const heroId = plainText(64);

/** Shares. The log carries no text of the hero's. */
export const shares = defineContract({
  commands: {
    'record-share': {
      queue: 'heroes',
      payload: recordShareRequestSchema.extend({ heroId }),
      result: socialShareSchema,
      personal: true,
    },
  },
  logEvents: {
    'share.recorded': z.object({
      shareId: z.string(),
      heroId: z.string(),
      shareType: z.enum(SHARE_TYPES),
      platform: z.string(),
      /** The code that brings friends to this hero. */
      code: z.string(),
    }),
  },
  ingestEvents: {
    'share.recorded': recordShareRequestSchema.extend({ shareId: plainText(64).regex(/^[\w-]+$/), heroId }),
  },
  calls: [SHARES_CALLS],
});
