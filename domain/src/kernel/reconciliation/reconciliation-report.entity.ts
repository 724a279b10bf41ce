import { defineEntity, p } from '@mikro-orm/core';

/** What the last reconciliation found: one row. */
export const ReconciliationReport = defineEntity({
  name: 'ReconciliationReport',
  tableName: 'books_report',
  properties: {
    id: p.integer().primary(),
    holds: p.boolean(),
    checks: p.json(),
    checkedAt: p.datetime().columnType('timestamptz(3)'),
  },
});
