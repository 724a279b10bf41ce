import { defineEntity, p } from '@mikro-orm/core';

/** A seed that ran: it never runs again on this database. */
export const SeedRun = defineEntity({
  name: 'SeedRun',
  tableName: 'seed_run',
  properties: {
    name: p.text().primary(),
    ranAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
  },
});
