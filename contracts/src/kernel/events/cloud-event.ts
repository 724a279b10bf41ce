import { z } from 'zod';
import { DAY_MS } from '../calendar/durations.js';
import { isStorableJson, plainText } from '../text/text.js';

const EARLIEST_MS = Date.UTC(2000, 0, 1);

/** The CloudEvents 1.0 envelope that ingest, the event log and the fixtures share. */
export const cloudEventEnvelopeSchema = z.object({
  specversion: z.literal('1.0'),
  id: plainText(128),
  source: plainText(256),
  type: plainText(128),
  subject: plainText(256).optional(),
  time: z.iso.datetime({ offset: true }).refine(isPlausibleTime, 'must lie between the year 2000 and tomorrow'),
  datacontenttype: z.literal('application/json').optional(),
  data: z.unknown().refine(isStorableJson, 'must not contain NUL or half of a surrogate pair'),
});
export type CloudEventEnvelope = z.infer<typeof cloudEventEnvelopeSchema>;

/** A time in the far future would decide every tie against its hero for good. */
function isPlausibleTime(time: string): boolean {
  const at = Date.parse(time);
  return at >= EARLIEST_MS && at <= Date.now() + DAY_MS;
}
