import type { CloudEventEnvelope } from '@planet-heroes/contracts/kernel/events/cloud-event';
import { type IngestEvent, INGEST_EVENT_DATA, INGEST_EVENT_TYPES } from '@planet-heroes/contracts/ingest-events';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

/** Checks an event's type and data. Throws `unknown_event_type` or `invalid_request`. */
export function checkIngestEvent(envelope: CloudEventEnvelope): IngestEvent {
  const schema = INGEST_EVENT_DATA[envelope.type as IngestEvent['type']];
  if (!Object.hasOwn(INGEST_EVENT_DATA, envelope.type)) {
    throw new AppError(
      'unknown_event_type',
      `"${envelope.type}" is not an event we take. Known types: ${INGEST_EVENT_TYPES.join(', ')}.`,
      { known: INGEST_EVENT_TYPES },
    );
  }
  const data = schema.safeParse(envelope.data);
  if (data.success) return { ...envelope, data: data.data } as IngestEvent;
  const issues = data.error.issues.map(({ path, message }) => ({ path: ['data', ...path].join('.'), message }));
  throw new AppError('invalid_request', `${issues[0]!.path}: ${issues[0]!.message}`, { issues });
}
