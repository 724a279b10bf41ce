import { z } from 'zod';
import { corporateIdSchema } from '../companies/fields.js';
import { defineContract } from '../../kernel/contract.js';
import { IMPORTS_CALLS } from './calls.js';
import { importColumnsSchema, importSummarySchema, startedImportSchema } from './schemas.js';

const queue = 'corporate-orders';
/** The member who acts: the contact of the quote. Missing for an API key and for visitors of the sample company. */
const userId = z.string().optional();
const importEvent = z.object({ companyId: z.string(), import: importSummarySchema });

/** Bulk lists of devices. The log carries no e-mail address and no phone number. */
export const imports = defineContract({
  commands: {
    'start-import': {
      queue,
      payload: z.object({
        uploadId: z.string().length(64),
        companyId: corporateIdSchema,
        columns: importColumnsSchema.optional(),
        asks: z.boolean().optional(),
        userId,
      }),
      result: startedImportSchema,
    },
    'check-import-rows': {
      queue,
      payload: z.object({ importId: corporateIdSchema, from: z.number().int(), to: z.number().int(), userId }),
      result: z.object({ completed: z.boolean() }),
    },
    'take-import': {
      queue,
      payload: z.object({ importId: corporateIdSchema, companyId: corporateIdSchema, userId }),
      result: importSummarySchema,
    },
  },
  logEvents: {
    'import.started': importEvent,
    'import.progressed': importEvent,
    'import.completed': importEvent,
    /** It is over and was not kept any longer. */
    'import.removed': z.object({ companyId: z.string(), importId: z.string() }),
  },
  calls: [IMPORTS_CALLS],
});
