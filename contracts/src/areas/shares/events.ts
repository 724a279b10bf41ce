import { z } from 'zod';
import { recordShareRequestSchema, SHARE_TYPES } from './schemas.js';
import { plainText } from '../../kernel/text/text.js';

/** Events of shares as they stand in the log. They carry no text of the hero's. */
export const SHARE_LOG_EVENTS = {
  'share.recorded': z.object({
    shareId: z.string(),
    heroId: z.string(),
    shareType: z.enum(SHARE_TYPES),
    platform: z.string(),
    /** The code that brings friends to this hero. */
    code: z.string(),
  }),
} as const;

/** Events of shares that QA may send. */
export const SHARE_INGEST_EVENTS = {
  'share.recorded': recordShareRequestSchema.extend({ shareId: plainText(64).regex(/^[\w-]+$/), heroId: plainText(64) }),
} as const;
