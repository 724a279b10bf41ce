import { defineEntity, p } from '@mikro-orm/core';

/** A file to which a part of the event log was moved. The times are those of the events in it. */
export const LogArchive = defineEntity({
  name: 'LogArchive',
  tableName: 'log_archive',
  properties: {
    file: p.text().primary(),
    firstTransactionId: p.string().columnType('xid8'),
    firstRowNumber: p.bigint('string'),
    lastTransactionId: p.string().columnType('xid8'),
    lastRowNumber: p.bigint('string'),
    events: p.integer(),
    sha256: p.text(),
    earliestAt: p.datetime().columnType('timestamptz(3)'),
    latestAt: p.datetime().columnType('timestamptz(3)'),
    archivedAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
  },
});
