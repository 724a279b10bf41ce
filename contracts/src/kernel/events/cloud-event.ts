import { z } from 'zod';
import { isNoDeeperThan, isStorableJson, plainText } from '../text/text.js';

const EARLIEST_MS = Date.UTC(2000, 0, 1);
const LATEST_MS = Date.UTC(2100, 0, 1);
export const IMPLAUSIBLE_TIME = 'must lie between the year 2000 and tomorrow';
const MAX_DEPTH = 64;

/** The CloudEvents 1.0 envelope that ingest, the event log and the fixtures share. */
export const cloudEventEnvelopeSchema = z.object({
  specversion: z.literal('1.0'),
  id: plainText(128),
  source: plainText(256),
  type: plainText(128),
  subject: plainText(256).optional(),
  time: z.iso.datetime({ offset: true }).refine(isPlausibleTime, IMPLAUSIBLE_TIME),
  datacontenttype: z.literal('application/json').optional(),
  data: z.unknown()
    .refine((data) => isNoDeeperThan(data, MAX_DEPTH), { error: `must not be nested deeper than ${MAX_DEPTH}`, abort: true })
    .refine(isStorableJson, 'must not contain NUL or half of a surrogate pair'),
});
export type CloudEventEnvelope = z.infer<typeof cloudEventEnvelopeSchema>;

/** The same as it is sent: CloudEvents does not require `time`, and an event without one has the time it is taken. */
export const sentCloudEventSchema = cloudEventEnvelopeSchema.extend({
  time: cloudEventEnvelopeSchema.shape.time.optional(),
});
export type SentCloudEvent = z.infer<typeof sentCloudEventSchema>;

/** CloudEvents' HTTP binding: one event, and several, whose attributes are in the body. */
export const CLOUD_EVENT_TYPE = 'application/cloudevents+json';
export const CLOUD_EVENTS_TYPE = 'application/cloudevents-batch+json';

/** Which time is yet to come only the instance’s own clock can say. */
function isPlausibleTime(time: string): boolean {
  const at = Date.parse(time);
  return at >= EARLIEST_MS && at < LATEST_MS;
}
