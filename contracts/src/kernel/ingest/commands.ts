import { z } from 'zod';
import { cloudEventEnvelopeSchema } from '../events/cloud-event.js';
import { INGEST_BATCH_LIMIT } from '../../ingest-events.js';
import { ingestResultSchema } from './answers.js';
import type { CommandDefinitions } from '../commands/command-definition.js';

export const INGEST_COMMANDS = {
  'ingest-event': {
    queue: 'event-ingest',
    payload: z.object({ events: z.array(cloudEventEnvelopeSchema).min(1).max(INGEST_BATCH_LIMIT) }),
    result: z.object({ results: z.array(ingestResultSchema) }),
  },
} as const satisfies CommandDefinitions;
