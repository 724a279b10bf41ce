import { z } from 'zod';
import { refusalSchema } from '../errors/error-body.js';
import { cloudEventEnvelopeSchema, type SentCloudEvent, sentCloudEventSchema } from '../events/cloud-event.js';

/** The most events one request may carry. */
export const INGEST_BATCH_LIMIT = 200;

/** What became of one ingested event. A duplicate was applied before and changes nothing. */
export const ingestResultSchema = z.object({
  source: z.string(),
  id: z.string(),
  status: z.enum(['applied', 'duplicate', 'refused']),
  error: refusalSchema.optional(),
});
export type IngestResult = z.infer<typeof ingestResultSchema>;

/** `POST /api/ops/events` takes one CloudEvent or a batch of them. */
export const ingestBatchSchema = z.array(cloudEventEnvelopeSchema).min(1).max(INGEST_BATCH_LIMIT);

const sentBatchSchema = z.array(sentCloudEventSchema).min(1).max(INGEST_BATCH_LIMIT);

/** The same before types and data are checked. Errors refer to the one event, or to the batch, that was sent. */
export const ingestEnvelopesSchema = z.unknown().transform(
  (body, context): SentCloudEvent | SentCloudEvent[] => {
    const parsed = (Array.isArray(body) ? sentBatchSchema : sentCloudEventSchema).safeParse(body);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  },
);

/** The answer: each event's outcome, in the order they were sent, and the counts. */
export const ingestAnswerSchema = z.object({
  applied: z.number().int(),
  duplicates: z.number().int(),
  refused: z.number().int(),
  results: z.array(ingestResultSchema),
});
export type IngestAnswer = z.infer<typeof ingestAnswerSchema>;
