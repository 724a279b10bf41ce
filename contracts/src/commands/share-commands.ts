import { recordShareRequestSchema, socialShareSchema } from '../http/shares.js';
import { plainText } from '../http/text.js';
import type { CommandDefinitions } from './command-definition.js';

export const SHARE_COMMANDS = {
  'record-share': { queue: 'heroes', payload: recordShareRequestSchema.extend({ heroId: plainText(64) }), result: socialShareSchema },
} as const satisfies CommandDefinitions;
