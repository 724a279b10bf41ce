import { z } from 'zod';
import { cloudEventEnvelopeSchema } from './cloud-event.js';

/**
 * `GET /api/ops/log?since=&until=&after=&limit=`: the event log in its order, for recording fixtures. Contacts are
 * masked.
 */
export const logQuerySchema = z.object({
  since: z.iso.datetime({ offset: true }).default('2000-01-01T00:00:00Z'),
  until: z.iso.datetime({ offset: true }).default('9999-12-31T00:00:00Z'),
  after: z.string().regex(/^(0|[1-9]\d{0,18})-(0|[1-9]\d{0,17})$/).default('0-0'),
  limit: z.coerce.number().int().min(1).max(1_000).default(1_000),
});

/**
 * `next` is the `after` of the next page; null at the end. Events up to `archivedTo` may have been moved to an archive.
 */
export const logAnswerSchema = z.object({
  events: z.array(cloudEventEnvelopeSchema.extend({ cause: z.string() })),
  next: z.string().nullable(),
  archivedTo: z.string().nullable(),
});
export type LogAnswer = z.infer<typeof logAnswerSchema>;
