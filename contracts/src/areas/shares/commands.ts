import { recordShareRequestSchema, socialShareSchema } from './schemas.js';
import { plainText } from '../../kernel/text/text.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

export const SHARE_COMMANDS = {
  'record-share': { queue: 'heroes', payload: recordShareRequestSchema.extend({ heroId: plainText(64) }), result: socialShareSchema, personal: true },
} as const satisfies CommandDefinitions;
