import { z } from 'zod';
import { LOCALES } from '../../kernel/text/locales.js';
import { BULK_LIMITS } from '../companies/catalogue.js';
import { corporateIdSchema } from '../companies/fields.js';
import { DIFFERENCE_DAYS } from './catalogue.js';
import {
  advanceAtDeskSchema,
  answerDifferenceSchema,
  cancelOrderSchema,
  devicesAnswerSchema,
  devicesQuerySchema,
  figuresQuerySchema,
  figuresSchema,
  orderDeviceSchema,
  ordersAnswerSchema,
  operatorOrderSchema,
  orderSchema,
  ordersQuerySchema,
  orderSummarySchema,
  payOrderSchema,
  planLogisticsSchema,
  slaSchema,
} from './schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import {
  EXAMPLE_FIGURES,
  EXAMPLE_ORDER,
  EXAMPLE_ORDER_SUMMARY,
  EXAMPLE_ORDERS,
  EXAMPLE_PICKUP,
  EXAMPLE_PLANNED_ORDER,
} from './examples.js';
import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { ORDERS_DESK_ROUTES } from './desk-routes.js';
import { ORDERS_ROUTES } from './routes.js';

const params = z.object({ id: corporateIdSchema });
const inLocale = z.object({ locale: z.enum(LOCALES).default('en') });
const ofOrder = { params, example: { params: { id: 'PO-1008' } } };
const askedFor = {
  ...EXAMPLE_ORDER_SUMMARY,
  status: 'completed',
  completionDate: EXAMPLE_TIME,
  paymentDueAt: '2026-12-21T20:00:00.000Z',
  payoutAskedAt: EXAMPLE_TIME,
  stages: { expected: 0, received: 0, inspected: 0, wiped: 150, paid: 0 },
  version: 9,
};
const EXAMPLE_DEVICES = {
  devices: [
    {
      number: 1,
      type: 'iPhone 13',
      condition: 'good',
      stage: 'received',
      changedAt: EXAMPLE_TIME,
      serial: 'F17GTHQX0DYW',
      offered: 81_000,
      found: null,
      custody: [{ step: 'received', at: EXAMPLE_TIME, by: 'desk', name: null }],
    },
  ],
  next: null,
} as const;
const ofOrderOnDesk = { params, example: { params: { id: 'PO-1007' } } };
const processed = { ...EXAMPLE_ORDER_SUMMARY, status: 'processing', version: 2 };

/** A company's purchase orders. */
export const ORDERS_CALLS = defineCalls(
  { ...ORDERS_ROUTES, ...ORDERS_DESK_ROUTES },
  {
    tag: 'Company orders',
    description: 'Accepted offers: pickup, the way of every device, documents and payment. Amounts are fils.',
    schemas: {
      OrderSummary: orderSummarySchema,
      Order: orderSchema,
      OrderDevice: orderDeviceSchema,
      PlanLogistics: planLogisticsSchema,
      Sla: slaSchema,
      Figures: figuresSchema,
    },
  },
  {
    listOrders: {
      summary: 'The company’s orders, newest first',
      description:
        '`search` looks into numbers, names and devices; `total`, `devices` and `amount` are those of all that fit, and `next` is the `after` of the next page.',
      caller: 'company',
      query: ordersQuerySchema,
      example: { query: { status: 'processing', limit: '20' } },
      answers: { 200: { schema: ordersAnswerSchema, example: EXAMPLE_ORDERS } },
      errors: ['database_unavailable'],
    },
    readOrder: {
      summary: 'One order',
      description:
        'With device types, documents and logistics. Another company’s is unknown.',
      caller: 'company',
      ...ofOrder,
      answers: { 200: { schema: orderSchema, example: EXAMPLE_ORDER } },
      errors: ['unknown_order', 'database_unavailable'],
    },
    listOrderDevices: {
      summary: 'Where an order’s devices are',
      description:
        'By number, from 1, each with its serial number, where the company’s list had one, and its way from hand to hand; '
        + '`next` is the `after` of the next page.',
      caller: 'company',
      params,
      query: devicesQuerySchema,
      example: { params: { id: 'PO-1007' }, query: { stage: 'received', limit: '20' } },
      answers: { 200: { schema: devicesAnswerSchema, example: EXAMPLE_DEVICES } },
      errors: ['unknown_order', 'database_unavailable'],
    },
    downloadDeviceCertificate: {
      summary: 'Download the certificate of erasure of one device',
      description: 'A PDF by its serial number, made at every download, once the device is wiped (`unknown_item` before).',
      caller: 'company',
      params: params.extend({ number: z.coerce.number().int().min(1).max(BULK_LIMITS.devices) }),
      query: inLocale,
      example: { params: { id: 'PO-1001', number: '1' } },
      answers: { 200: { headers: ['Content-Disposition'], type: 'application/pdf', description: 'The certificate, as an attachment.' } },
      errors: ['unknown_order', 'unknown_item', 'database_unavailable', 'overloaded'],
    },
    downloadOrderDocument: {
      summary: 'Download a document of an order',
      description:
        'One of those that the order names, made from its data at every download: PDFs in the language that is asked for, and the certificate of wiping as JSON too (`wiping-certificate-json`), with every device by its serial number. `pickup-calendar` is a calendar file (RFC 5545): the day of the pickup, while devices are to be picked up. The tax invoice is made out by us, as the buyer: each device with the net amount, the 5 % of value added tax that its price contains, and the price; once the order is paid, where the company’s profile has a tax registration number (15 digits) and we have one (`taxInvoice` of the order says so, or why not).',
      caller: 'company',
      params: params.extend({ documentId: corporateIdSchema }),
      query: inLocale,
      example: { params: { id: 'PO-1001', documentId: 'wiping-certificate' } },
      answers: {
        200: {
          headers: ['Content-Disposition'],
          description: 'The document, as an attachment.',
          type: ['application/pdf', 'application/json', 'text/calendar'],
        },
      },
      errors: ['unknown_order', 'unknown_item', 'database_unavailable', 'overloaded'],
    },
    approveOrder: {
      summary: 'Approve an order',
      description: 'It is processed from now on.',
      caller: 'company',
      ...ofOrder,
      answers: {
        200: { schema: orderSummarySchema, example: { ...EXAMPLE_ORDER_SUMMARY, status: 'processing', version: 2 } },
      },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    cancelOrder: {
      summary: 'Cancel an order',
      description: 'While it is not completed. Its devices stay where they are.',
      caller: 'company',
      ...ofOrder,
      body: cancelOrderSchema.default({}),
      example: { params: { id: 'PO-1005' }, body: { reason: 'The refresh of the branch phones was put off.' } },
      answers: {
        200: { schema: orderSummarySchema, example: { ...EXAMPLE_ORDER_SUMMARY, status: 'cancelled', version: 2 } },
      },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    payOrder: {
      summary: 'Process the payment of an order',
      description:
        'For a completed order whose payment is pending or overdue. It asks for the payout to the company’s default payment method, which must be verified: `payoutAskedAt` says when. Our finance pays, and `paymentStatus` is `paid` from then on. What the bank sent back is asked for again to another account or holder.',
      caller: 'company',
      params,
      example: { params: { id: 'PO-1002' } },
      answers: { 200: { schema: orderSummarySchema, example: askedFor } },
      errors: ['unknown_order', 'illegal_transition', 'payment_method_unverified', 'account_returned'],
      command: true,
    },
    answerDifference: {
      summary: 'Answer for the devices that are worth less than was offered',
      description:
        `Once, for all of them together, within ${DIFFERENCE_DAYS} days: \`accept\` takes the prices that were found; without it these devices go back, free of charge, and the price of the others stays. Without an answer they go back too. \`difference\` of the order says what it is about.`,
      caller: 'company',
      params,
      body: answerDifferenceSchema,
      example: { ...ofOrder.example, body: { accept: true } },
      answers: {
        200: {
          schema: orderSummarySchema,
          example: {
            ...processed,
            payableAmount: 13_939_200,
            difference: {
              state: 'approved', devices: 1, offered: 89_100, found: 69_300, openUntil: EXAMPLE_TIME,
              answeredAt: EXAMPLE_TIME,
            },
            stages: { expected: 0, received: 0, inspected: 150, wiped: 0, paid: 0, returned: 0 },
            version: 6,
          },
        },
      },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    planPickup: {
      summary: 'Say when and where to pick up',
      description: 'What is left out stays. `pickupDate` is a day in Dubai, today or later. Not once the order has ended.',
      caller: 'company',
      ...ofOrder,
      body: planLogisticsSchema,
      example: { ...ofOrder.example, body: EXAMPLE_PICKUP },
      answers: { 200: { schema: orderSummarySchema, example: EXAMPLE_PLANNED_ORDER } },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    readSla: {
      summary: 'How our promises were kept',
      description:
        'Answers to quotes and payments, in hours with one decimal.',
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
    readFigures: {
      summary: 'The company’s figures for a period',
      description:
        'This calendar month, quarter or year up to now, the last whole month, or all time, beside as much of the period before.',
      caller: 'company',
      query: figuresQuerySchema,
      example: { query: { period: 'year' } },
      answers: { 200: { schema: figuresSchema, example: EXAMPLE_FIGURES } },
      errors: ['database_unavailable'],
    },
    listAllOrders: {
      summary: 'The orders of all companies, newest first',
      description: '`search` looks into numbers, names and devices; `total`, `devices` and `amount` are those of all that fit.',
      caller: 'operator',
      query: ordersQuerySchema,
      example: { query: { payment: 'overdue', limit: '20' } },
      answers: { 200: { schema: ordersAnswerSchema, example: EXAMPLE_ORDERS } },
    },
    readOrderAsOperator: {
      summary: 'One order of any company',
      description: 'With device types, documents and logistics.',
      caller: 'operator',
      ...ofOrderOnDesk,
      answers: { 200: { schema: operatorOrderSchema, example: { ...EXAMPLE_ORDER, withoutSerial: 0 } } },
      errors: ['unknown_order', 'database_unavailable'],
    },
    approveOrderAsOperator: {
      summary: 'Approve an order for its company',
      description: 'It is processed from now on.',
      caller: 'operator',
      ...ofOrderOnDesk,
      answers: { 200: { schema: orderSummarySchema, example: processed } },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    cancelOrderAsOperator: {
      summary: 'Cancel an order for its company',
      description: 'While it is not completed. Its devices stay where they are.',
      caller: 'operator',
      params,
      body: cancelOrderSchema.default({}),
      example: { params: { id: 'PO-1005' }, body: { reason: 'The company asked us to by phone.' } },
      answers: {
        200: { schema: orderSummarySchema, example: { ...EXAMPLE_ORDER_SUMMARY, status: 'cancelled', version: 2 } },
      },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    planPickupAsOperator: {
      summary: 'Plan the pickup',
      description: 'What is left out stays. `pickupDate` is a day in Dubai, today or later. Not once the order has ended.',
      caller: 'operator',
      ...ofOrderOnDesk,
      body: planLogisticsSchema,
      example: { ...ofOrderOnDesk.example, body: EXAMPLE_PICKUP },
      answers: { 200: { schema: orderSummarySchema, example: EXAMPLE_PLANNED_ORDER } },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
    listOrderDevicesAsOperator: {
      summary: 'Where any order’s devices are',
      description: 'By number, or the one with a `serial`; with serial numbers and who took each step, by name.',
      caller: 'operator',
      params,
      query: devicesQuerySchema,
      example: { params: { id: 'PO-1007' }, query: { serial: 'F17GTHQX0DYW' } },
      answers: { 200: { schema: devicesAnswerSchema, example: EXAMPLE_DEVICES } },
      errors: ['unknown_order', 'database_unavailable'],
    },
    collectOrder: {
      summary: 'Say that the courier has the devices',
      description: 'Once, for an order in process whose pickup is booked, before any of its devices is received.',
      caller: 'operator',
      ...ofOrderOnDesk,
      answers: {
        200: { schema: orderSummarySchema, example: { ...processed, pickupDate: EXAMPLE_PICKUP.pickupDate } },
      },
      errors: ['unknown_order', 'illegal_transition', 'pickup_not_booked'],
      command: true,
    },
    advanceDevices: {
      summary: 'Bring devices one stage on',
      description:
        'Those named, or as many as `count` says of those at the stage before, by number; without either, all of them. With `version`, '
        + 'it is refused where the order has changed since it was read, so that `count` takes the devices that were seen. None is received '
        + 'before the order’s pickup is booked. An inspection may bring `findings`: what a device is, where it is not what was listed, '
        + 'priced as the quote priced it; what is better keeps its price. `serials` has the serial numbers of devices that were listed '
        + 'without one, for their certificate. Once all devices are inspected, the company is asked about all that is worth less, and '
        + 'those are not wiped before it has agreed. `certificate` says how devices were erased, for '
        + 'their custody and certificate. The last device wiped completes the order, and its payment terms begin to run.',
      caller: 'operator',
      ...ofOrderOnDesk,
      body: advanceAtDeskSchema,
      example: {
        ...ofOrderOnDesk.example,
        body: {
          stage: 'inspected',
          devices: [1, 2],
          findings: [{ device: 2, condition: 'fair', note: 'The back is scratched.' }],
        },
      },
      answers: {
        200: {
          schema: orderSummarySchema,
          example: {
            ...processed,
            difference: {
              state: 'noted', devices: 1, offered: 89_100, found: 69_300, openUntil: null, answeredAt: null,
            },
            stages: { expected: 0, received: 148, inspected: 2, wiped: 0, paid: 0, returned: 0 },
            version: 4,
          },
        },
      },
      errors: [
        'unknown_order', 'unknown_item', 'already_exists', 'invalid_request', 'illegal_transition', 'pickup_not_booked',
      ],
      command: true,
    },
    payOrderAsOperator: {
      summary: 'Note that an order was paid',
      description:
        'By finance, with the bank’s reference, for a completed order whose payment is pending or overdue. Its devices are paid with it.',
      caller: 'operator',
      params,
      body: payOrderSchema.prefault({}),
      example: { params: { id: 'PO-1006' }, body: { reference: 'ENBD-2026-11-22-0008' } },
      answers: {
        200: {
          schema: orderSummarySchema,
          example: {
            ...EXAMPLE_ORDER_SUMMARY,
            status: 'completed',
            paymentStatus: 'paid',
            completionDate: '2026-11-28T09:00:00.000Z',
            paymentDueAt: '2026-12-28T20:00:00.000Z',
            paidAt: '2026-11-29T09:00:00.000Z',
            stages: { expected: 0, received: 0, inspected: 0, wiped: 0, paid: 150 },
            version: 9,
          },
        },
      },
      errors: ['unknown_order', 'illegal_transition'],
      command: true,
    },
  },
);
