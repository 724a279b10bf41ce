import type { z } from 'zod';
import { AREAS } from './areas.js';
import { type Joined, joined } from './kernel/contract.js';
import type { cloudEventEnvelopeSchema } from './kernel/events/cloud-event.js';

/** The events that operators, partners and QA may send, by type, with the schema of their data. */
export const INGEST_EVENT_DATA: Joined<(typeof AREAS)[number], 'ingestEvents'> = joined(AREAS, 'ingestEvents');
export type IngestEventType = keyof typeof INGEST_EVENT_DATA;
export const INGEST_EVENT_TYPES = Object.keys(INGEST_EVENT_DATA) as IngestEventType[];

/** An event whose type and data have been checked. */
export type IngestEvent = {
  [T in IngestEventType]: Omit<z.infer<typeof cloudEventEnvelopeSchema>, 'type' | 'data'> & {
    type: T;
    data: z.infer<(typeof INGEST_EVENT_DATA)[T]>;
  };
}[IngestEventType];
