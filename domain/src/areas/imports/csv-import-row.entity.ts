import { defineEntity, p } from '@mikro-orm/core';

/** One row of an imported file and what became of it. */
export const CsvImportRow = defineEntity({
  name: 'CsvImportRow',
  tableName: 'csv_import_row',
  properties: {
    importId: p.text().primary(),
    number: p.integer().primary(),
    line: p.integer(),
    cells: p.json(),
    state: p.text(),
    columnName: p.text().nullable(),
    reason: p.text().nullable(),
    model: p.text().nullable(),
    condition: p.text().nullable(),
    quantity: p.integer().nullable(),
  },
});
