import { defineEntity, p } from '@mikro-orm/core';
import type { EventMetadata } from '@planet-heroes/contracts/kernel/events/event-metadata';

/** The append-only log. Read it with `readLog`, which alone knows the safe order. */
export const EventLogRecord = defineEntity({
  name: 'EventLogRecord',
  tableName: 'event_log',
  properties: {
    transactionId: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()').primary(),
    row: p.bigint().columnType('bigint generated always as identity').fieldName('row_number').primary(),
    id: p.uuid(),
    type: p.text(),
    source: p.text(),
    subject: p.text(),
    data: p.json(),
    cause: p.text(),
    occurredAt: p.datetime().columnType('timestamptz(3)'),
    recordedAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
    metadata: p.json<EventMetadata>().nullable(),
  },
  indexes: [{ name: 'event_log_id', properties: ['id'] }],
});
