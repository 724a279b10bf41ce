import { defineEntity, p } from '@mikro-orm/core';

/** An outside event that was applied. Its (source, id) is never applied again. */
export const IngestedEvent = defineEntity({
  name: 'IngestedEvent',
  tableName: 'ingested_event',
  properties: {
    source: p.text().primary(),
    id: p.text().primary(),
    ingestedAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
  },
});
