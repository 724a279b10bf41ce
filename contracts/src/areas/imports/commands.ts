import { z } from 'zod';
import { corporateIdSchema } from '../companies/fields.js';
import { startedImportSchema } from './schemas.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const queue = 'corporate-orders';
const id = corporateIdSchema;
const company = { companyId: id };

export const IMPORT_COMMANDS = {
  'start-import': { queue, payload: z.object({ uploadId: z.string().length(64), ...company }), result: startedImportSchema },
  'check-import-rows': {
    queue,
    payload: z.object({ importId: id, from: z.number().int(), to: z.number().int() }),
    result: z.object({ completed: z.boolean() }),
  },
} as const satisfies CommandDefinitions;
