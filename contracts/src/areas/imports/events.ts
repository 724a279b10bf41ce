import { z } from 'zod';
import { importSummarySchema } from './schemas.js';

const companyId = z.string();
const importEvent = z.object({ companyId, import: importSummarySchema });

/** Events of this area as they stand in the log. None carries an e-mail address or a phone number. */
export const IMPORT_LOG_EVENTS = {
  'import.started': importEvent,
  'import.progressed': importEvent,
  'import.completed': importEvent,
  /** It is over and was not kept any longer. */
  'import.removed': z.object({ companyId, importId: z.string() }),
} as const;
