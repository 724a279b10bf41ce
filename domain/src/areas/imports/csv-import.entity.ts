import { defineEntity, p } from '@mikro-orm/core';

/** One import of a CSV file, and how far it is. */
export const CsvImport = defineEntity({
  name: 'CsvImport',
  tableName: 'csv_import',
  properties: {
    id: p.text().primary(),
    companyId: p.text(),
    state: p.text(),
    rowCount: p.integer(),
    checked: p.integer().default(0),
    accepted: p.integer().default(0),
    refused: p.integer().default(0),
    quoteId: p.text().nullable(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    completedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
