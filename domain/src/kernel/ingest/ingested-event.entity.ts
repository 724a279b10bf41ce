import { defineEntity, p } from '@mikro-orm/core';
import type { Refusal } from '@planet-heroes/contracts/kernel/errors/app-error';

/** An outside event that was applied, or refused for good. Its (source, id) is never applied again. */
export const IngestedEvent = defineEntity({
  name: 'IngestedEvent',
  tableName: 'ingested_event',
  properties: {
    source: p.text().primary(),
    id: p.text().primary(),
    /** Why it was refused; null where it was applied. */
    refusal: p.json<Refusal>().nullable(),
    ingestedAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
  },
});
