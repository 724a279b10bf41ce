import type { z } from 'zod';
import type { cloudEventEnvelopeSchema } from './kernel/events/cloud-event.js';
import { COMPANY_INGEST_EVENTS } from './areas/companies/events.js';
import { QUOTE_INGEST_EVENTS } from './areas/quotes/events.js';
import { ORDER_INGEST_EVENTS } from './areas/orders/events.js';
import { HERO_INGEST_EVENTS } from './areas/heroes/events.js';
import { PICKUP_INGEST_EVENTS } from './areas/pickups/events.js';
import { DUBAI_REWARDS_INGEST_EVENTS } from './areas/dubai-rewards/events.js';
import { SHARE_INGEST_EVENTS } from './areas/shares/events.js';
import { SOCIAL_CHALLENGE_INGEST_EVENTS } from './areas/social-challenges/events.js';
import { MISSION_INGEST_EVENTS } from './areas/missions/events.js';
import { TRADE_IN_INGEST_EVENTS } from './areas/trade-ins/events.js';

/** The events that operators, partners and QA may send, by type, with the schema of their data. */
export const INGEST_EVENT_DATA = {
  ...TRADE_IN_INGEST_EVENTS,
  ...HERO_INGEST_EVENTS,
  ...DUBAI_REWARDS_INGEST_EVENTS,
  ...SOCIAL_CHALLENGE_INGEST_EVENTS,
  ...MISSION_INGEST_EVENTS,
  ...SHARE_INGEST_EVENTS,
  ...COMPANY_INGEST_EVENTS,
  ...QUOTE_INGEST_EVENTS,
  ...ORDER_INGEST_EVENTS,
  ...PICKUP_INGEST_EVENTS,
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
