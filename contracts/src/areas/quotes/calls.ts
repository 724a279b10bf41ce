import { z } from 'zod';
import { BULK_LIMITS } from '../companies/catalogue.js';
import { corporateIdSchema } from '../companies/fields.js';
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
  refuseQuoteSchema,
  requestQuoteSchema,
  reviewQuoteSchema,
} from './schemas.js';
import { estimateBulkTradeIn } from './bulk-valuation.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import {
  EXAMPLE_ACCEPTED_QUOTE, EXAMPLE_QUOTE, EXAMPLE_QUOTE_SUMMARY, EXAMPLE_QUOTES, EXAMPLE_ROWS,
} from './examples.js';
import { EXAMPLE_ORDER_SUMMARY } from '../orders/examples.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { QUOTES_DESK_ROUTES } from './desk-routes.js';
import { QUOTES_ROUTES } from './routes.js';

const params = z.object({ id: corporateIdSchema });
const ofQuote = { params, example: { params: { id: 'Q-1009' } } };
const { email, phone } = EXAMPLE_QUOTE;
const ofQuoteOnDesk = { params, example: { params: { id: 'Q-1010' } } };
const offered = { ...EXAMPLE_ACCEPTED_QUOTE, status: 'pending', decidedAt: null, orderId: null, version: 2 };

/** Bulk trade-ins, from the estimate to the accepted offer. */
export const QUOTES_CALLS = defineCalls(
  { ...QUOTES_ROUTES, ...QUOTES_DESK_ROUTES },
  {
    tag: 'Company quotes',
    description:
      'What a company’s devices would bring, and the offers for them. Without an API key the caller is the demo company. Amounts are fils '
      + '(100 fils are 1 AED).',
    schemas: {
      BulkEstimate: estimateSchema,
      QuoteSummary: quoteSummarySchema,
      Quote: quoteSchema,
      RequestQuote: requestQuoteSchema,
      BulkTradeInRequest: bulkTradeInRequestSchema,
    },
  },
  {
    estimateBulkTradeIn: {
      summary: 'What devices would bring',
      description:
        `Up to ${BULK_LIMITS.devices} devices, with the bonus of their volume tier. Nothing is kept.`,
      caller: 'public',
      body: estimateRequestSchema,
      example: { body: { devices: EXAMPLE_ROWS } },
      answers: { 200: { schema: estimateSchema, example: estimateBulkTradeIn(EXAMPLE_ROWS) } },
      unkept: true,
      command: true,
    },
    requestQuote: {
      summary: 'Ask for a quote',
      description:
        'With the devices in words and their number, or as rows. `responseDueAt` is when our answer is promised.',
      caller: 'company',
      body: requestQuoteSchema,
      example: {
        body: {
          companyName: EXAMPLE_QUOTE.company,
          contactName: EXAMPLE_QUOTE.contactName,
          email,
          phone,
          urgency: 'week',
          devices: EXAMPLE_ROWS,
          preferredPickup: 'Weekdays before noon',
        },
      },
      answers: { 201: { schema: quoteSchema, example: EXAMPLE_QUOTE } },
      command: true,
    },
    requestBulkTradeIn: {
      summary: 'Ask for a quote with the bulk trade-in form',
      description: 'Device rows and company info. The company’s name is whom we ask for.',
      caller: 'company',
      body: bulkTradeInRequestSchema,
      example: {
        body: {
          devices: EXAMPLE_ROWS,
          company: { name: EXAMPLE_QUOTE.company, email, phone, department: 'it', employeeCount: '201-500' },
        },
      },
      answers: {
        201: {
          schema: quoteSchema,
          example: {
            ...EXAMPLE_QUOTE,
            contactName: EXAMPLE_QUOTE.company,
            source: 'bulk',
            department: 'it',
            employeeCount: '201-500',
            preferredPickup: null,
          },
        },
      },
      command: true,
    },
    listQuotes: {
      summary: 'The company’s quotes, newest first',
      description:
        '`search` looks into numbers, names and devices; `total`, `devices` and `amount` are those of all that fit, and `next` is the `after` of the next page. `sort=due` has those first that wait for the company’s answer, then those that wait for ours, the earliest due first.',
      caller: 'company',
      query: quotesQuerySchema,
      example: { query: { status: 'approved', limit: '20' } },
      answers: { 200: { schema: quotesAnswerSchema, example: EXAMPLE_QUOTES } },
      errors: ['database_unavailable'],
    },
    readQuote: {
      summary: 'One quote',
      description: 'With its rows and contacts. Another company’s is unknown.',
      caller: 'company',
      ...ofQuote,
      answers: { 200: { schema: quoteSchema, example: EXAMPLE_QUOTE } },
      errors: ['unknown_quote', 'database_unavailable'],
    },
    acceptQuote: {
      summary: 'Accept an offer',
      description: 'Makes the quote’s one purchase order. Once it is accepted, `quote_accepted` names the order.',
      caller: 'company',
      ...ofQuote,
      answers: {
        201: { schema: acceptedQuoteSchema, example: { quote: EXAMPLE_ACCEPTED_QUOTE, order: EXAMPLE_ORDER_SUMMARY } },
      },
      errors: ['unknown_quote', 'quote_accepted', 'expired', 'illegal_transition'],
      command: true,
    },
    declineQuote: {
      summary: 'Decline an offer',
      description: 'Ends the quote without an order.',
      caller: 'company',
      ...ofQuote,
      body: declineQuoteSchema.default({}),
      example: { ...ofQuote.example, body: { reason: 'The tablets stay in use for another year.' } },
      answers: {
        200: {
          schema: quoteSummarySchema,
          example: {
            ...EXAMPLE_QUOTE_SUMMARY,
            status: 'declined',
            reason: 'The tablets stay in use for another year.',
            declinedBy: 'company',
            decidedAt: EXAMPLE_TIME,
            version: 2,
          },
        },
      },
      errors: ['unknown_quote', 'illegal_transition'],
      command: true,
    },
    listAllQuotes: {
      summary: 'The quotes of all companies, newest first',
      description:
        '`search` looks into numbers, names and devices; `total`, `devices` and `amount` are those of all that fit. `sort=due` has those first that wait for the desk, then those that wait for their companies, the earliest due first.',
      caller: 'operator',
      query: quotesQuerySchema,
      example: { query: { status: 'under_review', limit: '20' } },
      answers: { 200: { schema: quotesAnswerSchema, example: EXAMPLE_QUOTES } },
    },
    readQuoteAsOperator: {
      summary: 'One quote of any company',
      description: 'With its rows and contacts.',
      caller: 'operator',
      ...ofQuoteOnDesk,
      answers: { 200: { schema: quoteSchema, example: EXAMPLE_QUOTE } },
      errors: ['unknown_quote', 'database_unavailable'],
    },
    reviewQuote: {
      summary: 'Make an offer',
      description:
        'Without `price` the estimate is the price; a quote in words needs one. `validDays` is how long it holds.',
      caller: 'operator',
      params,
      body: reviewQuoteSchema.prefault({}),
      example: { params: { id: 'Q-1011' }, body: { price: 13_959_000, validDays: 14, paymentTerms: 30 } },
      answers: { 200: { schema: quoteSummarySchema, example: offered } },
      errors: ['unknown_quote', 'illegal_transition', 'invalid_amount'],
      command: true,
    },
    approveQuote: {
      summary: 'Stand by an offer',
      description: 'The company may accept it from now on, and its server is notified.',
      caller: 'operator',
      ...ofQuoteOnDesk,
      answers: { 200: { schema: quoteSummarySchema, example: { ...offered, status: 'approved', version: 3 } } },
      errors: ['unknown_quote', 'illegal_transition'],
      command: true,
    },
    declineQuoteAsOperator: {
      summary: 'Decline a quote',
      description: 'The company is shown the reason.',
      caller: 'operator',
      ...ofQuoteOnDesk,
      body: refuseQuoteSchema,
      example: { ...ofQuoteOnDesk.example, body: { reason: 'These models are out of our programme.' } },
      answers: {
        200: {
          schema: quoteSummarySchema,
          example: {
            ...offered,
            status: 'declined',
            reason: 'These models are out of our programme.',
            declinedBy: 'desk',
            version: 3,
          },
        },
      },
      errors: ['unknown_quote', 'illegal_transition'],
      command: true,
    },
  },
);
