import { defineEntity, p } from '@mikro-orm/core';
import type { BooksCheck } from '@planet-heroes/contracts/kernel/reconciliation/report';

/** What the last reconciliation found: one row. */
export const ReconciliationReport = defineEntity({
  name: 'ReconciliationReport',
  tableName: 'books_report',
  properties: {
    id: p.integer().primary(),
    holds: p.boolean(),
    checks: p.json<BooksCheck[]>(),
    checkedAt: p.datetime().columnType('timestamptz(3)'),
  },
});
