import { defineEntity, p } from '@mikro-orm/core';

/** What the last check of the books found: one row. */
export const BooksReportRecord = defineEntity({
  name: 'BooksReportRecord',
  tableName: 'books_report',
  properties: {
    id: p.integer().primary(),
    holds: p.boolean(),
    checks: p.json(),
    checkedAt: p.datetime().columnType('timestamptz(3)'),
  },
});
