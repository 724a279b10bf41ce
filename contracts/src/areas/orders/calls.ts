import { z } from 'zod';
import { corporateIdSchema } from '../companies/fields.js';
import {
  cancelOrderSchema,
  devicesAnswerSchema,
  devicesQuerySchema,
  orderDeviceSchema,
  ordersAnswerSchema,
  orderSchema,
  ordersQuerySchema,
  orderSummarySchema,
  planLogisticsSchema,
  slaSchema,
} from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import { EXAMPLE_ORDER, EXAMPLE_ORDER_SUMMARY, EXAMPLE_PICKUP, EXAMPLE_PLANNED_ORDER } from '../../kernel/calls/example-corporate-values.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';

const params = z.object({ id: corporateIdSchema });
const ofOrder = { params, example: { params: { id: 'PO-1008' } } };
const paid = {
  ...EXAMPLE_ORDER_SUMMARY, status: 'completed', paymentStatus: 'paid', completionDate: EXAMPLE_TIME, paymentDueAt: '2026-12-21T20:00:00.000Z',
  paidAt: EXAMPLE_TIME, stages: { expected: 0, received: 0, inspected: 0, wiped: 0, paid: 150 }, version: 9,
};

/** A company's purchase orders. */
export const COMPANY_ORDER_CALLS = defineCalls(
  {
    tag: 'Company orders',
    description: 'Accepted offers: pick-up, the way of every device, documents and payment. Amounts are fils.',
    schemas: { OrderSummary: orderSummarySchema, Order: orderSchema, OrderDevice: orderDeviceSchema, PlanLogistics: planLogisticsSchema, Sla: slaSchema },
  },
  {
    listOrders: {
      call: 'GET /api/corporate/orders',
      summary: 'The company’s orders, newest first',
      description: '`search` looks into numbers, names and devices; `total` counts all that fit. Carries `Planet-Position`.',
      caller: 'company',
      query: ordersQuerySchema,
      example: { query: { status: 'processing', limit: '20' } },
      answers: { 200: { schema: ordersAnswerSchema, example: { orders: [EXAMPLE_ORDER_SUMMARY], total: 1 } } },
      errors: ['database_unavailable'],
    },
    readOrder: {
      call: 'GET /api/corporate/orders/{id}',
      summary: 'One order',
      description: 'With device types, documents and logistics (spec document 2, section 3). Another company’s is unknown.',
      caller: 'company',
      ...ofOrder,
      answers: { 200: { schema: orderSchema, example: EXAMPLE_ORDER } },
      errors: ['unknown_order', 'database_unavailable'],
    },
    listOrderDevices: {
      call: 'GET /api/corporate/orders/{id}/devices',
      summary: 'Where an order’s devices are',
      description: 'By number, from 1; `next` is the `after` of the next page.',
      caller: 'company',
      params,
      query: devicesQuerySchema,
      example: { params: { id: 'PO-1007' }, query: { stage: 'wiped', limit: '20' } },
      answers: {
        200: {
          schema: devicesAnswerSchema,
          example: { devices: [{ number: 1, type: 'iPhone 13', condition: 'good', stage: 'wiped', changedAt: EXAMPLE_TIME }], next: null },
        },
      },
      errors: ['unknown_order', 'database_unavailable'],
    },
    downloadOrderDocument: {
      call: 'GET /api/corporate/orders/{id}/documents/{documentId}',
      summary: 'Download a document of an order',
      description:
        'Those that the order names: plain text, and the certificate of wiping as JSON too (`wiping-certificate-json`). They are made from the ' +
        'order’s data at every download.',
      caller: 'company',
      params: params.extend({ documentId: corporateIdSchema }),
      example: { params: { id: 'PO-1001', documentId: 'wiping-certificate' } },
      answers: { 200: { description: 'The document, as an attachment.', type: ['text/plain', 'application/json'] } },
      errors: ['unknown_order', 'unknown_item', 'database_unavailable'],
    },
    approveOrder: {
      call: 'POST /api/corporate/orders/{id}/approve',
      summary: 'Approve an order',
      description: 'It is processed from now on (spec document 2, section 2).',
      caller: 'company',
      ...ofOrder,
      answers: { 200: { schema: orderSummarySchema, example: { ...EXAMPLE_ORDER_SUMMARY, status: 'processing', version: 2 } } },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    cancelOrder: {
      call: 'POST /api/corporate/orders/{id}/cancel',
      summary: 'Cancel an order',
      description: 'While it is not completed. Its devices stay where they are.',
      caller: 'company',
      ...ofOrder,
      body: cancelOrderSchema.default({}),
      example: { params: { id: 'PO-1005' }, body: { reason: 'The refresh of the branch phones was put off.' } },
      answers: { 200: { schema: orderSummarySchema, example: { ...EXAMPLE_ORDER_SUMMARY, status: 'cancelled', version: 2 } } },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    payOrder: {
      call: 'POST /api/corporate/orders/{id}/pay',
      summary: 'Process the payment of an order',
      description: 'For a completed order whose payment is pending or overdue (spec document 2, section 2). Its devices are paid with it, to the company’s default payment method, which must be verified.',
      caller: 'company',
      params,
      example: { params: { id: 'PO-1002' } },
      answers: { 200: { schema: orderSummarySchema, example: paid } },
      errors: ['unknown_order', 'illegal_transition', 'payment_method_unverified'],
      command: true,
    },
    planPickup: {
      call: 'PUT /api/corporate/orders/{id}/logistics',
      summary: 'Say when and where to pick up',
      description: 'What is left out stays. `pickupDate` is a day in Dubai. Not once the order has ended.',
      caller: 'company',
      ...ofOrder,
      body: planLogisticsSchema,
      example: { ...ofOrder.example, body: EXAMPLE_PICKUP },
      answers: { 200: { schema: orderSummarySchema, example: EXAMPLE_PLANNED_ORDER } },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    readSla: {
      call: 'GET /api/corporate/sla',
      summary: 'How our promises were kept',
      description: 'Answers to quotes and payments, in hours with one decimal (spec document 2, section 2). Carries `Planet-Position`.',
      caller: 'company',
      example: {},
      answers: {
        200: {
          schema: slaSchema,
          example: {
            quotes: { answered: 10, withinPromise: 10, open: 1, late: 0, averageHours: 4 },
            payments: { promisedHours: 48, paid: 1, withinPromise: 1, open: 1, late: 1, averageHours: 38 },
          },
        },
      },
      errors: ['database_unavailable'],
    },
  },
);
