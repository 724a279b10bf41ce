import { defineEntity, p } from '@mikro-orm/core';

/** A CSV file between its upload and the start of its import. */
export const CsvUpload = defineEntity({
  name: 'CsvUpload',
  tableName: 'csv_upload',
  properties: {
    id: p.text().primary(),
    companyId: p.text(),
    content: p.text(),
    uploadedAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
  },
});
