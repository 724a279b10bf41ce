import { z } from 'zod';
import {
  companiesAnswerSchema,
  companiesQuerySchema,
  paymentMethodSchema,
  registerCompanySchema,
  registeredCompanySchema,
  rotateCompanyKeySchema,
  rotatedApiKeySchema,
} from './schemas.js';
import { corporateIdSchema } from './fields.js';
import {
  advanceDevicesSchema,
  cancelOrderSchema,
  ordersAnswerSchema,
  orderSchema,
  ordersQuerySchema,
  orderSummarySchema,
  planLogisticsSchema,
} from '../orders/schemas.js';
import { quotesAnswerSchema, quoteSchema, quotesQuerySchema, quoteSummarySchema, refuseQuoteSchema, reviewQuoteSchema } from '../quotes/schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import {
  EXAMPLE_ACCEPTED_QUOTE,
  EXAMPLE_API_KEY,
  EXAMPLE_COMPANY,
  EXAMPLE_ORDER,
  EXAMPLE_ORDER_SUMMARY,
  EXAMPLE_PAYMENT_METHOD,
  EXAMPLE_PICKUP,
  EXAMPLE_PLANNED_ORDER,
  EXAMPLE_QUOTE,
  EXAMPLE_QUOTE_SUMMARY,
} from '../../kernel/calls/example-corporate-values.js';

const params = z.object({ id: corporateIdSchema });
const ofQuote = { params, example: { params: { id: 'Q-1010' } } };
const ofOrder = { params, example: { params: { id: 'PO-1007' } } };
const offered = { ...EXAMPLE_ACCEPTED_QUOTE, status: 'pending', decidedAt: null, orderId: null, version: 2 };
const processed = { ...EXAMPLE_ORDER_SUMMARY, status: 'processing', version: 2 };
const { id, name, industry, verified } = EXAMPLE_COMPANY;

/** What our desk does for companies. */
export const OPS_COMPANY_CALLS = defineCalls(
  { tag: 'Company desk', description: 'For operators: companies, their quotes and their orders. Amounts are fils.' },
  {
    registerCompany: {
      call: 'POST /api/ops/companies',
      summary: 'Register a company',
      description: 'Its first API key is in this answer and nowhere else; the same Idempotency-Key is answered with it again.',
      caller: 'operator',
      body: registerCompanySchema,
      example: { body: { id: 'desert-rose-hotels', name: 'Desert Rose Hotels', email: 'it@desertrose.example', industry: 'other' } },
      answers: {
        201: {
          schema: registeredCompanySchema,
          example: {
            ...EXAMPLE_COMPANY, id: 'desert-rose-hotels', name: 'Desert Rose Hotels', email: 'it@desertrose.example', industry: 'other', website: '',
            address: '', phone: '', apiKey: EXAMPLE_API_KEY,
          },
        },
      },
      errors: ['already_registered'],
      command: true,
    },
    listCompanies: {
      call: 'GET /api/ops/companies',
      summary: 'The companies, by name',
      description: 'Ids, names and industries.',
      caller: 'operator',
      query: companiesQuerySchema,
      example: { query: { limit: '20' } },
      answers: { 200: { schema: companiesAnswerSchema, example: { companies: [{ id, name, industry, verified }] } } },
      errors: ['database_unavailable'],
    },
    rotateCompanyApiKey: {
      call: 'POST /api/ops/companies/{id}/api-key/rotate',
      summary: 'Make a new API key for a company',
      description: 'For one that has none, or has lost it. The old one works for another day; with `endOldKeys` every old one ends at once, and its sockets are cut off.',
      caller: 'operator',
      params,
      body: rotateCompanyKeySchema.prefault({}),
      example: { params: { id }, body: { endOldKeys: false } },
      answers: { 200: { schema: rotatedApiKeySchema, example: { apiKey: EXAMPLE_API_KEY, oldKeyValidUntil: null } } },
      errors: ['unknown_company'],
      command: true,
    },
    verifyPaymentMethod: {
      call: 'POST /api/ops/companies/{id}/payment-methods/{methodId}/verify',
      summary: 'Verify a payment method',
      description: 'The desk has seen that the account is the company’s.',
      caller: 'operator',
      params: params.extend({ methodId: corporateIdSchema }),
      example: { params: { id, methodId: EXAMPLE_PAYMENT_METHOD.id } },
      answers: { 200: { schema: paymentMethodSchema, example: EXAMPLE_PAYMENT_METHOD } },
      errors: ['unknown_company', 'unknown_item'],
      command: true,
    },
    listAllQuotes: {
      call: 'GET /api/ops/quotes',
      summary: 'The quotes of all companies, newest first',
      description: '`search` looks into numbers, names and devices; `total` counts all that fit.',
      caller: 'operator',
      query: quotesQuerySchema,
      example: { query: { status: 'under_review', limit: '20' } },
      answers: { 200: { schema: quotesAnswerSchema, example: { quotes: [EXAMPLE_QUOTE_SUMMARY], total: 1 } } },
    },
    readQuoteAsOperator: {
      call: 'GET /api/ops/quotes/{id}',
      summary: 'One quote of any company',
      description: 'With its rows and contacts.',
      caller: 'operator',
      ...ofQuote,
      answers: { 200: { schema: quoteSchema, example: EXAMPLE_QUOTE } },
      errors: ['unknown_quote', 'database_unavailable'],
    },
    reviewQuote: {
      call: 'POST /api/ops/quotes/{id}/review',
      summary: 'Make an offer',
      description: 'Without `price` the estimate is the price; a quote in words needs one. `validDays` is how long it holds.',
      caller: 'operator',
      params,
      body: reviewQuoteSchema.prefault({}),
      example: { params: { id: 'Q-1011' }, body: { price: 13_959_000, validDays: 14, paymentTerms: 30 } },
      answers: { 200: { schema: quoteSummarySchema, example: offered } },
      errors: ['unknown_quote', 'illegal_transition', 'invalid_amount'],
      command: true,
    },
    approveQuote: {
      call: 'POST /api/ops/quotes/{id}/approve',
      summary: 'Stand by an offer',
      description: 'The company may accept it from now on, and its server is told.',
      caller: 'operator',
      ...ofQuote,
      answers: { 200: { schema: quoteSummarySchema, example: { ...offered, status: 'approved', version: 3 } } },
      errors: ['unknown_quote', 'illegal_transition'],
      command: true,
    },
    declineQuoteAsOperator: {
      call: 'POST /api/ops/quotes/{id}/decline',
      summary: 'Decline a quote',
      description: 'The company is shown the reason.',
      caller: 'operator',
      ...ofQuote,
      body: refuseQuoteSchema,
      example: { ...ofQuote.example, body: { reason: 'These models are out of our programme.' } },
      answers: { 200: { schema: quoteSummarySchema, example: { ...offered, status: 'declined', reason: 'These models are out of our programme.', version: 3 } } },
      errors: ['unknown_quote', 'illegal_transition'],
      command: true,
    },
    listAllOrders: {
      call: 'GET /api/ops/orders',
      summary: 'The orders of all companies, newest first',
      description: '`search` looks into numbers, names and devices; `total` counts all that fit.',
      caller: 'operator',
      query: ordersQuerySchema,
      example: { query: { payment: 'overdue', limit: '20' } },
      answers: { 200: { schema: ordersAnswerSchema, example: { orders: [EXAMPLE_ORDER_SUMMARY], total: 1 } } },
    },
    readOrderAsOperator: {
      call: 'GET /api/ops/orders/{id}',
      summary: 'One order of any company',
      description: 'With device types, documents and logistics.',
      caller: 'operator',
      ...ofOrder,
      answers: { 200: { schema: orderSchema, example: EXAMPLE_ORDER } },
      errors: ['unknown_order', 'database_unavailable'],
    },
    approveOrderAsOperator: {
      call: 'POST /api/ops/orders/{id}/approve',
      summary: 'Approve an order for its company',
      description: 'It is processed from now on.',
      caller: 'operator',
      ...ofOrder,
      answers: { 200: { schema: orderSummarySchema, example: processed } },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    cancelOrderAsOperator: {
      call: 'POST /api/ops/orders/{id}/cancel',
      summary: 'Cancel an order for its company',
      description: 'While it is not completed. Its devices stay where they are.',
      caller: 'operator',
      params,
      body: cancelOrderSchema.default({}),
      example: { params: { id: 'PO-1005' }, body: { reason: 'The company asked us to by phone.' } },
      answers: { 200: { schema: orderSummarySchema, example: { ...EXAMPLE_ORDER_SUMMARY, status: 'cancelled', version: 2 } } },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    planPickupAsOperator: {
      call: 'PUT /api/ops/orders/{id}/logistics',
      summary: 'Plan the pick-up',
      description: 'What is left out stays. `pickupDate` is a day in Dubai. Not once the order has ended.',
      caller: 'operator',
      ...ofOrder,
      body: planLogisticsSchema,
      example: { ...ofOrder.example, body: EXAMPLE_PICKUP },
      answers: { 200: { schema: orderSummarySchema, example: EXAMPLE_PLANNED_ORDER } },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    advanceDevices: {
      call: 'POST /api/ops/orders/{id}/advance',
      summary: 'Bring devices one stage on',
      description:
        'Those named, or as many as `count` says of those at the stage before, by number; without either, all of them. The last one wiped ' +
        'completes the order, and its payment terms begin to run.',
      caller: 'operator',
      ...ofOrder,
      body: advanceDevicesSchema,
      example: { ...ofOrder.example, body: { stage: 'received', count: 10 } },
      answers: {
        200: {
          schema: orderSummarySchema,
          example: { ...processed, stages: { expected: 140, received: 10, inspected: 0, wiped: 0, paid: 0 }, version: 3 },
        },
      },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    payOrderAsOperator: {
      call: 'POST /api/ops/orders/{id}/pay',
      summary: 'Process the payment of an order for its company',
      description: 'For a completed order whose payment is pending or overdue. Its devices are paid with it.',
      caller: 'operator',
      params,
      example: { params: { id: 'PO-1006' } },
      answers: {
        200: {
          schema: orderSummarySchema,
          example: {
            ...EXAMPLE_ORDER_SUMMARY, status: 'completed', paymentStatus: 'paid', completionDate: '2026-11-28T09:00:00.000Z',
            paymentDueAt: '2026-12-28T20:00:00.000Z', paidAt: '2026-11-29T09:00:00.000Z', stages: { expected: 0, received: 0, inspected: 0, wiped: 0, paid: 150 },
            version: 9,
          },
        },
      },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
  },
);
