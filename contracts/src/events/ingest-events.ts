import { z } from 'zod';
import { plainText } from '../http/text.js';
import { TRADE_IN_PROGRAMMES } from '../valuation/valuation.js';
import type { cloudEventEnvelopeSchema } from './cloud-event.js';

const heroId = plainText(64);

/** A trade desk has checked a phone and found it worth what the valuation says. */
export const tradeVerifiedIngestSchema = z.object({
  heroId,
  device: plainText(64),
  condition: plainText(64),
  programme: z.enum(TRADE_IN_PROGRAMMES).default('home'),
  /** The locked quote that this trade fulfils, where there was one. */
  tradeInId: plainText(64).optional(),
});

/** The events that operators, partners and QA may send, by type, with the schema of their data. */
export const INGEST_EVENT_DATA = {
  'trade.verified': tradeVerifiedIngestSchema,
} as const;
export type IngestEventType = keyof typeof INGEST_EVENT_DATA;
export const INGEST_EVENT_TYPES = Object.keys(INGEST_EVENT_DATA) as IngestEventType[];

/** An event whose type and data have been checked. */
export type IngestEvent = {
  [T in IngestEventType]: Omit<z.infer<typeof cloudEventEnvelopeSchema>, 'type' | 'data'> & {
    type: T;
    data: z.infer<(typeof INGEST_EVENT_DATA)[T]>;
  };
}[IngestEventType];

/** The most events one request may carry. */
export const INGEST_BATCH_LIMIT = 200;
