import { z } from 'zod';
import { sentCloudEventSchema } from './kernel/events/cloud-event.js';
import { INGEST_EVENT_DATA, INGEST_EVENT_TYPES } from './ingest-events.js';
import { INGEST_BATCH_LIMIT } from './kernel/ingest/answers.js';

/** Each type of event that is taken, with its data, under the name it is shown by: `TradeVerifiedEvent`. */
export const INGEST_EVENT_SCHEMAS: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  INGEST_EVENT_TYPES.map((type) => {
    const name = type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [`${name}Event`, sentCloudEventSchema.extend({ type: z.literal(type), data: INGEST_EVENT_DATA[type] })];
  }),
);

const anyEvent = z.union(Object.values(INGEST_EVENT_SCHEMAS));

/** What `POST /api/ops/events` takes: one event, or a batch of them. */
export const ingestBodySchema = z.union([anyEvent, z.array(anyEvent).min(1).max(INGEST_BATCH_LIMIT)]);
