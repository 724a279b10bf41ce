import { z } from 'zod';
import { BULK_LIMITS, DEMO_IMPORT_LIMITS, IMPORTS_KEPT } from '../companies/catalogue.js';
import { corporateIdSchema } from '../companies/fields.js';
import { importAnswerSchema, importQuerySchema, importsAnswerSchema, importSummarySchema, startedImportSchema } from '../imports/schemas.js';
import { acceptedQuoteSchema } from '../orders/schemas.js';
import {
  bulkTradeInRequestSchema,
  declineQuoteSchema,
  estimateRequestSchema,
  estimateSchema,
  quotesAnswerSchema,
  quoteSchema,
  quotesQuerySchema,
  quoteSummarySchema,
  requestQuoteSchema,
} from './schemas.js';
import { estimateBulkTradeIn } from './bulk-valuation.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ACCEPTED_QUOTE, EXAMPLE_IMPORT, EXAMPLE_ORDER_SUMMARY, EXAMPLE_QUOTE, EXAMPLE_QUOTE_SUMMARY, EXAMPLE_ROWS } from '../../kernel/calls/example-corporate-values.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';

const byId = { params: z.object({ id: corporateIdSchema }) };
const ofQuote = { ...byId, example: { params: { id: 'Q-1009' } } };
const { email, phone } = EXAMPLE_QUOTE;

/** Bulk trade-ins, from the estimate to the accepted offer. */
export const COMPANY_QUOTE_CALLS = defineCalls(
  {
    tag: 'Company quotes',
    description:
      'What a company’s devices would bring, and the offers for them. Without an API key the caller is the demo company. Amounts are fils ' +
      '(100 fils are 1 AED).',
    schemas: {
      BulkEstimate: estimateSchema,
      QuoteSummary: quoteSummarySchema,
      Quote: quoteSchema,
      RequestQuote: requestQuoteSchema,
      BulkTradeInRequest: bulkTradeInRequestSchema,
      ImportSummary: importSummarySchema,
      ImportAnswer: importAnswerSchema,
    },
  },
  {
    estimateBulkTradeIn: {
      call: 'POST /api/corporate/estimates',
      summary: 'What devices would bring',
      description: `Up to ${BULK_LIMITS.devices} devices, with the bonus of their volume tier (spec document 2, section 9). Nothing is kept.`,
      caller: 'public',
      body: estimateRequestSchema,
      example: { body: { devices: EXAMPLE_ROWS } },
      answers: { 200: { schema: estimateSchema, example: estimateBulkTradeIn(EXAMPLE_ROWS) } },
      command: true,
    },
    requestQuote: {
      call: 'POST /api/corporate/quotes',
      summary: 'Ask for a quote',
      description: 'With the devices in words and their number, or as rows (spec document 2, section 3). `responseDueAt` is when our answer is promised.',
      caller: 'company',
      body: requestQuoteSchema,
      example: {
        body: {
          companyName: EXAMPLE_QUOTE.company, contactName: EXAMPLE_QUOTE.contactName, email, phone, urgency: 'week', devices: EXAMPLE_ROWS,
          preferredPickup: 'Weekdays before noon',
        },
      },
      answers: { 201: { schema: quoteSchema, example: EXAMPLE_QUOTE } },
      command: true,
    },
    requestBulkTradeIn: {
      call: 'POST /api/corporate/bulk-trade-ins',
      summary: 'Ask for a quote with the bulk trade-in form',
      description: 'Device rows and company info (spec document 2, section 3). The company’s name is whom we ask for.',
      caller: 'company',
      body: bulkTradeInRequestSchema,
      example: { body: { devices: EXAMPLE_ROWS, company: { name: EXAMPLE_QUOTE.company, email, phone, department: 'it', employeeCount: '201-500' } } },
      answers: {
        201: {
          schema: quoteSchema,
          example: {
            ...EXAMPLE_QUOTE, contactName: EXAMPLE_QUOTE.company, source: 'bulk', department: 'it', employeeCount: '201-500', preferredPickup: null,
          },
        },
      },
      command: true,
    },
    listQuotes: {
      call: 'GET /api/corporate/quotes',
      summary: 'The company’s quotes, newest first',
      description: '`search` looks into numbers, names and devices; `total` counts all that fit. Carries `Planet-Position`.',
      caller: 'company',
      query: quotesQuerySchema,
      example: { query: { status: 'approved', limit: '20' } },
      answers: { 200: { schema: quotesAnswerSchema, example: { quotes: [EXAMPLE_QUOTE_SUMMARY], total: 1 } } },
      errors: ['database_unavailable'],
    },
    readQuote: {
      call: 'GET /api/corporate/quotes/{id}',
      summary: 'One quote',
      description: 'With its rows and contacts. Another company’s is unknown.',
      caller: 'company',
      ...ofQuote,
      answers: { 200: { schema: quoteSchema, example: EXAMPLE_QUOTE } },
      errors: ['unknown_quote', 'database_unavailable'],
    },
    acceptQuote: {
      call: 'POST /api/corporate/quotes/{id}/accept',
      summary: 'Accept an offer',
      description: 'Makes the quote’s one purchase order. Once it is accepted, `quote_accepted` names the order.',
      caller: 'company',
      ...ofQuote,
      answers: { 201: { schema: acceptedQuoteSchema, example: { quote: EXAMPLE_ACCEPTED_QUOTE, order: EXAMPLE_ORDER_SUMMARY } } },
      errors: ['unknown_quote', 'quote_accepted', 'expired', 'illegal_transition'],
      command: true,
    },
    declineQuote: {
      call: 'POST /api/corporate/quotes/{id}/decline',
      summary: 'Decline an offer',
      description: 'Ends the quote without an order.',
      caller: 'company',
      ...ofQuote,
      body: declineQuoteSchema.default({}),
      example: { ...ofQuote.example, body: { reason: 'The tablets stay in use for another year.' } },
      answers: {
        200: {
          schema: quoteSummarySchema,
          example: { ...EXAMPLE_QUOTE_SUMMARY, status: 'declined', reason: 'The tablets stay in use for another year.', decidedAt: EXAMPLE_TIME, version: 2 },
        },
      },
      errors: ['unknown_quote', 'illegal_transition'],
      command: true,
    },
    startImport: {
      call: 'POST /api/corporate/imports',
      summary: 'Import a list of devices',
      description:
        `CSV in UTF-8 with the columns model, condition and quantity, up to ${BULK_LIMITS.csvRows} rows and ${BULK_LIMITS.csvBytes / 1024 / 1024} MB. ` +
        'Usual other names are taken as well (Device Model, Grade, Qty, …), and A to D for the four conditions; a column of serial numbers or IMEIs is not kept, ' +
        'and with it and without a quantity each row is one device. `ignoredColumns` names the columns that nothing was taken from. ' +
        `Without an API key: up to ${DEMO_IMPORT_LIMITS.rows} rows, ${DEMO_IMPORT_LIMITS.open} imports at once and ${DEMO_IMPORT_LIMITS.perHour} an hour, kept for ${IMPORTS_KEPT.demoHours} hours; ` +
        `with one, kept for ${IMPORTS_KEPT.days} days. ` +
        'Rows are checked in the background; those that are accepted become one quote. Progress is told in the company’s room.',
      caller: 'company',
      body: z.string(),
      bodyType: 'text/csv',
      example: { body: 'Serial Number,Device Model,Grade,Qty\nF17,iPhone 13,B,120\nF18,MacBook Air,fair,30\n' },
      answers: { 201: { description: 'The import has begun. `Location` says where to ask.', schema: startedImportSchema, example: { ...EXAMPLE_IMPORT, ignoredColumns: ['Serial Number'] } } },
      errors: ['invalid_csv', 'import_limit_reached'],
      command: true,
    },
    listImports: {
      call: 'GET /api/corporate/imports',
      summary: 'The company’s imports, newest first',
      description: 'The latest hundred. Carries `Planet-Position`.',
      caller: 'company',
      example: {},
      answers: { 200: { schema: importsAnswerSchema, example: { imports: [EXAMPLE_IMPORT] } } },
      errors: ['database_unavailable'],
    },
    readImport: {
      call: 'GET /api/corporate/imports/{id}',
      summary: 'How far an import is',
      description: 'With a page of its rows where `rows` asks for them, by line; `next` is the `after` of the next page.',
      caller: 'company',
      ...byId,
      query: importQuerySchema,
      example: { params: { id: EXAMPLE_IMPORT.id }, query: { rows: 'refused', limit: '20' } },
      answers: {
        200: {
          schema: importAnswerSchema,
          example: {
            ...EXAMPLE_IMPORT, status: 'completed', checked: 2, accepted: 1, refused: 1, quoteId: EXAMPLE_QUOTE.id, completedAt: EXAMPLE_TIME,
            rows: [
              { line: 3, status: 'refused', column: 'quantity', reason: 'must be a whole number from 1', model: null, condition: null, quantity: null },
            ],
            next: null,
          },
        },
      },
      errors: ['unknown_import', 'database_unavailable'],
    },
  },
);
