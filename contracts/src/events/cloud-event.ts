import { z } from 'zod';

/** The CloudEvents 1.0 envelope that ingest, the event log and the fixtures share. */
export const cloudEventEnvelopeSchema = z.object({
  specversion: z.literal('1.0'),
  id: z.string().min(1).max(128),
  source: z.string().min(1).max(256),
  type: z.string().min(1).max(128),
  subject: z.string().min(1).max(256).optional(),
  time: z.iso.datetime({ offset: true }),
  datacontenttype: z.literal('application/json').optional(),
  data: z.unknown(),
});
export type CloudEventEnvelope = z.infer<typeof cloudEventEnvelopeSchema>;
