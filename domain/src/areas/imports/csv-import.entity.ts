import { defineEntity, p } from '@mikro-orm/core';
import type { BulkCondition, BulkModel } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { ImportRow, ImportSummary, RowRefusal } from '@planet-heroes/contracts/areas/imports/schemas';
import type { CsvRow } from './parse-device-csv.js';
import { Company } from '../companies/companies.area.js';
import { Quote } from '../quotes/quotes.area.js';

/** One import of a CSV file, and how far it is. */
export const CsvImport = defineEntity({
  name: 'CsvImport',
  tableName: 'csv_import',
  properties: {
    id: p.text().primary(),
    companyId: () => p.manyToOne(Company).mapToPk().fieldName('company_id'),
    state: p.text().$type<ImportSummary['status']>(),
    rowCount: p.integer(),
    checked: p.integer().default(0),
    accepted: p.integer().default(0),
    refused: p.integer().default(0),
    quoteId: () => p.manyToOne(Quote).mapToPk().fieldName('quote_id').nullable().createForeignKeyConstraint(false),
    /** Whether the company is asked before a quote is made where rows were refused; null of older versions: no. */
    asks: p.boolean().nullable(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    completedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});

/** One row of an imported file and its result. */
export const CsvImportRow = defineEntity({
  name: 'CsvImportRow',
  tableName: 'csv_import_row',
  properties: {
    importId: () => p.manyToOne(CsvImport).mapToPk().fieldName('import_id').primary(),
    number: p.integer().primary(),
    line: p.integer(),
    cells: p.json<CsvRow['cells']>(),
    state: p.text().$type<ImportRow['status']>(),
    columnName: p.text().nullable(),
    reason: p.text().nullable(),
    refusal: p.json<RowRefusal>().nullable(),
    model: p.text().$type<BulkModel>().nullable(),
    condition: p.text().$type<BulkCondition>().nullable(),
    quantity: p.integer().nullable(),
    serial: p.text().nullable(),
  },
});

/** A CSV file between its upload and the start of its import. */
export const CsvUpload = defineEntity({
  name: 'CsvUpload',
  tableName: 'csv_upload',
  properties: {
    id: p.text().primary(),
    companyId: () => p.manyToOne(Company).mapToPk().fieldName('company_id'),
    content: p.text(),
    uploadedAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
  },
});
