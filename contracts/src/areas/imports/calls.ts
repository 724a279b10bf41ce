import { z } from 'zod';
import { BULK_LIMITS, DEMO_IMPORT_LIMITS, IMPORTS_KEPT } from '../companies/catalogue.js';
import { corporateIdSchema } from '../companies/fields.js';
import {
  importAnswerSchema,
  importQuerySchema,
  importsAnswerSchema,
  importsQuerySchema,
  importSummarySchema,
  startImportQuerySchema,
  startedImportSchema,
} from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_IMPORT } from './examples.js';
import { EXAMPLE_QUOTE } from '../quotes/examples.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { IMPORTS_ROUTES } from './routes.js';

const byId = { params: z.object({ id: corporateIdSchema }) };

const EXAMPLE_COMPLETED = {
  ...EXAMPLE_IMPORT,
  status: 'completed',
  checked: 2,
  accepted: 1,
  refused: 1,
  quoteId: EXAMPLE_QUOTE.id,
  completedAt: EXAMPLE_TIME,
} as const;

/** Lists of devices that become quotes. */
export const IMPORTS_CALLS = defineCalls(
  IMPORTS_ROUTES,
  {
    tag: 'Company imports',
    description: 'Lists of devices, taken as CSV and checked in the background; what is accepted becomes one quote.',
    schemas: { ImportSummary: importSummarySchema, ImportAnswer: importAnswerSchema },
  },
  {
    startImport: {
      summary: 'Import a list of devices',
      description:
        `CSV in UTF-8 with the columns model, condition and quantity, up to ${BULK_LIMITS.csvRows} rows and ${
          BULK_LIMITS.csvBytes / 1024 / 1024
        } MB. `
        + 'Usual other names are taken as well (Device Model, Grade, Qty, S/N, IMEI, …), and A to D for the four conditions; where the names leave it open, '
        + '`model`, `condition`, `quantity` and `serial` say which column it is, from 1, or 0 for none. A serial number or IMEI stays with its device up to the '
        + 'certificate; its row is one device. `columns` and `ignoredColumns` say what each column became. '
        + `Without an API key: up to ${DEMO_IMPORT_LIMITS.rows} rows, ${DEMO_IMPORT_LIMITS.open} imports at once and ${DEMO_IMPORT_LIMITS.perHour} an hour, kept for ${IMPORTS_KEPT.demoHours} hours; `
        + `with one, kept for ${IMPORTS_KEPT.days} days. `
        + 'Rows are checked in the background; those that are accepted become one quote; with `partial=ask` only once the company takes them, where others were refused. Progress is sent to the company’s room.',
      caller: 'company',
      query: startImportQuerySchema,
      body: z.string(),
      bodyType: 'text/csv',
      example: {
        body: 'Serial Number,Device,Grade,Qty\nF17GTHQX0DYW,iPhone 13,B,1\n,MacBook Air,fair,30\n',
      },
      answers: {
        201: {
          headers: ['Location'],
          description: 'The import has begun. `Location` says where to ask.',
          schema: startedImportSchema,
          example: {
            ...EXAMPLE_IMPORT,
            columns: [
              { column: 'model', name: 'Device' },
              { column: 'condition', name: 'Grade' },
              { column: 'quantity', name: 'Qty' },
              { column: 'serial', name: 'Serial Number' },
            ],
            ignoredColumns: [],
          },
        },
      },
      errors: ['invalid_csv', 'import_limit_reached'],
      command: true,
    },
    listImports: {
      summary: 'The company’s imports, newest first',
      description: '`next` is the `after` of the next page.',
      caller: 'company',
      query: importsQuerySchema,
      example: { query: { limit: '20' } },
      answers: { 200: { schema: importsAnswerSchema, example: { imports: [EXAMPLE_IMPORT] } } },
      errors: ['database_unavailable'],
    },
    readImport: {
      summary: 'How far an import is',
      description:
        'With a page of its rows where `rows` asks for them, by line; `next` is the `after` of the next page.',
      caller: 'company',
      ...byId,
      query: importQuerySchema,
      example: { params: { id: EXAMPLE_IMPORT.id }, query: { rows: 'refused', limit: '20' } },
      answers: {
        200: {
          schema: importAnswerSchema,
          example: {
            ...EXAMPLE_COMPLETED,
            rows: [
              {
                line: 3,
                status: 'refused',
                column: 'quantity',
                reason: '“none” is not a whole number from 1 to 10000.',
                refusal: { code: 'wrong_quantity', cell: 'none' },
                cells: { model: 'iphone-13', condition: 'good', quantity: 'none' },
                model: null,
                condition: null,
                quantity: null,
              },
            ],
            next: null,
          },
        },
      },
      errors: ['unknown_import', 'database_unavailable'],
    },
    takeImport: {
      summary: 'Ask for a quote for the accepted rows of an import',
      description: 'Of one that was sent with `partial=ask` and has refused rows. Once it has its quote, it is answered as it is.',
      caller: 'company',
      ...byId,
      example: { params: { id: EXAMPLE_IMPORT.id } },
      answers: {
        200: {
          schema: importSummarySchema,
          example: EXAMPLE_COMPLETED,
        },
      },
      errors: ['unknown_import', 'illegal_transition'],
      command: true,
    },
  },
);
