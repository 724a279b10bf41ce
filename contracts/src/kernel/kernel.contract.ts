import { z } from 'zod';
import { DOCUMENT_CALLS } from './calls/document-calls.js';
import { COMMAND_CALLS } from './commands/command-calls.js';
import { defineContract } from './contract.js';
import { OUTBOX_COMMANDS } from './outbox/commands.js';
import { ingestBatchSchema, ingestResultSchema } from './ingest/answers.js';

/** How commands ended, and events from outside. */
export const commandsAndEvents = defineContract({
  commands: {
    ...OUTBOX_COMMANDS,
    'ingest-event': {
      queue: 'event-ingest',
      payload: z.object({ events: ingestBatchSchema }),
      result: z.object({ results: z.array(ingestResultSchema) }),
    },
  },
  calls: [COMMAND_CALLS],
});

export const documents = defineContract({ calls: [DOCUMENT_CALLS] });
