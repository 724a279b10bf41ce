import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { BULK_CONDITION_IDS, BULK_LIMITS, BULK_MODEL_IDS } from '../companies/catalogue.js';
import { PAYMENT_TERMS_DAYS } from '../missions/tiers.js';
import { plainText } from '../../kernel/text/text.js';
import {
  cursorSchema,
  emptyAsMissing,
  limitSchema,
  multilineText,
  nextSchema,
  optionalText,
  sortSchema,
} from '../companies/fields.js';
import { QUOTE_STATES } from '../quotes/catalogue.js';
import { pricedTypeSchema, quoteSummarySchema } from '../quotes/schemas.js';
import {
  CUSTODIANS,
  CUSTODY_STEPS,
  DESK_STAGES,
  DEVICE_STAGES,
  DIFFERENCE_STATES,
  FIGURE_PERIODS,
  FORECAST_REASONS,
  FORECAST_STAGES,
  FORECAST_STEPS,
  ORDER_STATES,
  PAYMENT_STATES,
} from './catalogue.js';

const whole = z.number().int().nonnegative();
const terms = z.union(PAYMENT_TERMS_DAYS.map((days) => z.literal(days)));

/** The devices of an order that are worth less than was offered, together. Amounts in fils. */
export const orderDifferenceSchema = z.object({
  state: z.enum(DIFFERENCE_STATES).exclude(['none']),
  devices: whole,
  /** What was offered for them, and what they are worth. */
  offered: whole,
  found: whole,
  /** Until when the company may answer; null before it is asked. */
  openUntil: timeSchema.nullable(),
  answeredAt: timeSchema.nullable(),
});
export type OrderDifference = z.infer<typeof orderDifferenceSchema>;

/**
 * `owed`: the next batch takes it. `returned`: the bank sent it back, and the company must ask again. `withdrawn`: paid
 * by hand before a batch took it.
 */
export const TRANSFER_STATES = ['owed', 'batched', 'paid', 'returned', 'withdrawn'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];
export const orderTransferSchema = z.object({
  state: z.enum(TRANSFER_STATES),
  /** Why the bank sent it back. */
  reason: z.string().nullable(),
  /** Where the bank sent it back: the payment methods, by id, with that account and holder. */
  sentBackFrom: z.array(z.string()).optional(),
  /** The batch that has it; for the desk alone. */
  batchId: z.string().optional(),
});

/** An order in lists, rooms and events. Amounts in fils, times UTC, `pickupDate` a day (YYYY-MM-DD) in Dubai. */
export const orderSummarySchema = z.object({
  id: z.string(),
  quoteId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  contactPerson: z.string(),
  deviceCount: whole,
  devices: z.string(),
  /** What was offered for all of its devices. */
  totalAmount: whole,
  /** What its company is paid: the prices of the devices that we keep. Missing in messages of older versions. */
  payableAmount: whole.optional(),
  /** Null where every device is worth what was offered. */
  difference: orderDifferenceSchema.nullish(),
  status: z.enum(ORDER_STATES),
  paymentStatus: z.enum(PAYMENT_STATES),
  /** NET days, counted from completion. */
  paymentTerms: terms,
  createdDate: timeSchema,
  pickupDate: z.iso.date().nullable(),
  completionDate: timeSchema.nullable(),
  paymentDueAt: timeSchema.nullable(),
  paidAt: timeSchema.nullable(),
  /** When the company asked for its payout; our finance pays it. */
  payoutAskedAt: timeSchema.nullish(),
  /** The transfer of its payout, where the account is kept for it: else finance pays by hand. */
  transfer: orderTransferSchema.optional(),
  /** How many devices are at each stage. */
  stages: z.object({
    expected: whole, received: whole, inspected: whole, wiped: whole, paid: whole, returned: whole.optional(),
  }),
  /** Rises with every change of this order. */
  version: whole,
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** What an order has of papers, in the order in which they come about. */
export const ORDER_DOCUMENTS = [
  'purchase-order', 'pickup-calendar', 'pickup-note', 'wiping-certificate', 'wiping-certificate-json',
  'payment-advice', 'tax-invoice',
] as const;
export type OrderDocumentId = (typeof ORDER_DOCUMENTS)[number];

export const orderDocumentSchema = z.object({
  id: z.enum(ORDER_DOCUMENTS),
  /** As the file is called. */
  name: z.string(),
  type: z.enum(['application/pdf', 'application/json', 'text/calendar']),
  /** Bytes (spec document 2, section 3): not known, for a document is written only when it is downloaded. */
  size: z.null(),
});
export type OrderDocument = z.infer<typeof orderDocumentSchema>;

export const logisticsSchema = z.object({
  pickupAddress: z.string().nullable(),
  pickupContact: z.string().nullable(),
  estimatedDuration: z.string().nullable(),
  specialInstructions: z.string().nullable(),
});

/**
 * Whether an order has a tax invoice, or why not: it is not paid yet, or its company or we have given no tax number.
 */
export const TAX_INVOICE_STATES = ['ready', 'not_paid', 'no_company_number', 'no_own_number'] as const;
export type TaxInvoiceState = (typeof TAX_INVOICE_STATES)[number];

/** When an open order is expected to come to its next stages, at the time of the answer. */
export const orderForecastSchema = z.object({
  stages: z.array(z.object({
    stage: z.enum(FORECAST_STAGES),
    /** Of like orders 8 of 10 came within it. Null: too few cases, or it waits longer than nearly all of them. */
    range: z.object({ from: timeSchema, to: timeSchema }).nullable(),
    /** How many past orders were looked at, and whether only those of its size. */
    cases: whole,
    like: z.enum(['size', 'any']),
  })),
  /** The last move of the forecast by an hour or more, earlier below 0, and the step that it was about. */
  moved: z.object({
    reason: z.enum(FORECAST_REASONS),
    step: z.enum(FORECAST_STEPS),
    ms: z.number().int(),
    /** The number of like orders, of ten, that had left the step after as long. */
    outwaited: z.number().int().min(0).max(10),
  }).nullable(),
  /** A promised time that is more likely missed than the range allows: the day of the pickup, or the payment. */
  warning: z.object({ stage: z.enum(['collected', 'paid']), dueAt: timeSchema }).nullable(),
});
export type OrderForecast = z.infer<typeof orderForecastSchema>;

/** `GET /api/corporate/orders/{id}` (spec document 2, section 3). */
export const orderSchema = orderSummarySchema.extend({
  /** When the courier took the devices. */
  collectedAt: timeSchema.nullish(),
  /** The payment method that the payout was asked for to, its account masked. */
  payoutTo: z.string().nullish(),
  /** The bank’s, of the transfer that paid it. */
  paymentReference: z.string().nullish(),
  /** For its company alone. */
  taxInvoice: z.enum(TAX_INVOICE_STATES).optional(),
  deviceTypes: z.array(pricedTypeSchema),
  documents: z.array(orderDocumentSchema),
  logistics: logisticsSchema,
  /** Of an open order; null once it is paid or cancelled. */
  forecast: orderForecastSchema.nullish(),
});
export type Order = z.infer<typeof orderSchema>;

/** `GET /api/ops/orders/{id}`. */
export const operatorOrderSchema = orderSchema.extend({
  /** How many of the devices that can be wiped now have no serial number for their certificate. */
  withoutSerial: whole,
});
export type OperatorOrder = z.infer<typeof operatorOrderSchema>;

/**
 * `GET /api/corporate/orders?status=&payment=&search=&sort=&limit=&after=`: newest first unless `sort` says otherwise;
 * `next` is the `after` of the next page.
 */
export const ordersQuerySchema = z.object({
  status: z.enum(ORDER_STATES).optional(),
  payment: z.enum(PAYMENT_STATES).optional(),
  /** Completed orders that are still to be paid: all, those asked for, or those asked for or overdue. */
  payout: z.enum(['open', 'asked', 'due']).optional(),
  /** Orders in process whose devices are still to be picked up, on this day in Dubai. */
  pickup: z.iso.date().optional(),
  search: optionalText(100),
  sort: sortSchema,
  limit: limitSchema(500, 100),
  after: cursorSchema,
});
export type OrdersQuery = z.infer<typeof ordersQuerySchema>;
/**
 * `total` is how many orders fit, not on this page alone. `devices` and `amount` (fils) add up the `counted` ones among
 * them: all but cancelled orders.
 */
export const ordersAnswerSchema = z.object({
  orders: z.array(orderSummarySchema),
  /** Of the open ones among them, by number. */
  forecasts: z.record(z.string(), orderForecastSchema),
  total: whole,
  counted: whole,
  devices: whole,
  amount: whole,
  next: nextSchema,
});
export type OrdersAnswer = z.infer<typeof ordersAnswerSchema>;

/**
 * `GET /api/corporate/orders/{id}/devices?stage=&after=&limit=`: by number, from 1. `next` is the `after` of the next
 * page.
 */
export const devicesQuerySchema = z.object({
  stage: z.enum(DEVICE_STAGES).optional(),
  /** One serial number or IMEI, however it is written. */
  serial: optionalText(40),
  /** `yes`: only those that are worth less than was offered. */
  differing: z.enum(['yes']).optional(),
  after: z.coerce.number().int().min(0).max(BULK_LIMITS.devices).default(0),
  limit: limitSchema(1_000, 100),
});
export type DevicesQuery = z.infer<typeof devicesQuerySchema>;
export const orderDeviceSchema = z.object({
  number: whole,
  type: z.string(),
  condition: z.string().nullable(),
  stage: z.enum(DEVICE_STAGES),
  changedAt: timeSchema,
  /** Serial number or IMEI from the company's list; the public company's are masked. */
  serial: z.string().nullable(),
  /** What was offered for it, in fils. */
  offered: whole.optional(),
  /** What the desk found instead of what was listed, and what that is worth; null where nothing was noted. */
  found: z.object({
    type: z.string(), condition: z.string().nullable(), note: z.string().nullable(), worth: whole,
  }).nullish(),
  /** From hand to hand, the oldest first. Names are for operators. */
  custody: z.array(z.object({
    step: z.enum(CUSTODY_STEPS), at: timeSchema, by: z.enum(CUSTODIANS), name: z.string().nullable(),
    /** How it was erased; null where that was not said, and left out of other steps. */
    method: z.string().nullish(),
  })),
});
export type OrderDevice = z.infer<typeof orderDeviceSchema>;
export const devicesAnswerSchema = z.object({ devices: z.array(orderDeviceSchema), next: whole.nullable() });
export type DevicesAnswer = z.infer<typeof devicesAnswerSchema>;

/** `POST /api/corporate/quotes/{id}/accept`: the quote as it is now, and its one order. */
export const acceptedQuoteSchema = z.object({ quote: quoteSummarySchema, order: orderSummarySchema });

/**
 * `POST /api/ops/orders/{id}/advance`: these devices, or as many as `count` says of those at the stage before, by
 * number.
 */
export const advanceDevicesSchema = z
  .object({
    stage: z.enum(DESK_STAGES),
    devices: z.array(z.number().int().min(1).max(BULK_LIMITS.devices)).min(1).max(BULK_LIMITS.devices).optional(),
    count: z.number().int().min(1).max(BULK_LIMITS.devices).optional(),
  });
export type AdvanceDevices = z.infer<typeof advanceDevicesSchema>;

/** What the desk found, where it is not what was listed: one device, by its number or its serial number. */
export const findingSchema = z.object({
  device: z.number().int().min(1).max(BULK_LIMITS.devices).optional(),
  serial: optionalText(40),
  /** Left out, it is the one that was listed. */
  model: z.enum(BULK_MODEL_IDS).optional(),
  condition: z.enum(BULK_CONDITION_IDS).optional(),
  note: optionalText(300),
});
export type Finding = z.infer<typeof findingSchema>;

/** The serial number or IMEI of a device that had none in the company's list. */
export const seenSerialSchema = z.object({
  device: z.number().int().min(1).max(BULK_LIMITS.devices),
  serial: plainText(40),
});
export type SeenSerial = z.infer<typeof seenSerialSchema>;

/** `POST /api/ops/orders/{id}/advance`: as above, an inspection with what was found, wiping with how it was done. */
export const advanceAtDeskSchema = advanceDevicesSchema.extend({
  findings: z.array(findingSchema).min(1).max(1_000).optional(),
  serials: z.array(seenSerialSchema).min(1).max(1_000).optional(),
  /** How the devices were erased, for their certificate: wiping says it. */
  certificate: optionalText(120),
  /** The order's, as it was read: which devices `count` takes depends on it. */
  version: whole.optional(),
}).refine(({ stage, certificate }) => stage !== 'wiped' || certificate !== undefined, {
  path: ['certificate'],
  error: 'Say how the devices were erased, for their certificate.',
});

/** `POST /api/corporate/orders/{id}/difference`: take the prices that were found, or have those devices back. */
export const answerDifferenceSchema = z.object({ accept: z.boolean() });

/** `PUT /api/ops/orders/{id}/logistics`, and the company's own wishes at `PUT /api/corporate/orders/{id}/logistics`. */
export const planLogisticsSchema = z.object({
  pickupDate: z.iso.date().optional(),
  pickupAddress: optionalText(300),
  pickupContact: optionalText(200),
  estimatedDuration: optionalText(100),
  specialInstructions: emptyAsMissing(multilineText(1_000)),
});
export type PlanLogistics = z.infer<typeof planLogisticsSchema>;
/** A plan as a company fills it in: our drivers need a day and a place. */
export const planPickupFormSchema = planLogisticsSchema.required({ pickupDate: true, pickupAddress: true });

/** `POST /api/ops/orders/{id}/pay`: the bank's reference of the transfer, where there is one. */
export const payOrderSchema = z.object({ reference: optionalText(80) });

/** `POST …/orders/{id}/cancel`. */
export const cancelOrderSchema = z.object({ reason: plainText(500).optional() });

/** `GET /api/corporate/sla`: promises and how they were kept (spec document 2, section 2). Hours with one decimal. */
export const slaSchema = z.object({
  quotes: z.object({
    answered: whole,
    withinPromise: whole,
    open: whole,
    late: whole,
    averageHours: z.number().nullable(),
  }),
  payments: z.object({
    promisedHours: whole,
    paid: whole,
    withinPromise: whole,
    open: whole,
    late: whole,
    averageHours: z.number().nullable(),
  }),
});
export type Sla = z.infer<typeof slaSchema>;

/** `GET /api/corporate/figures?period=`: calendar periods of Dubai, those that run up to now. */
export const figuresQuerySchema = z.object({ period: z.enum(FIGURE_PERIODS).default('quarter') });

/**
 * What came about in a span of time: quotes asked for, orders made with their devices and value (without cancelled
 * ones), and what was paid. Amounts in fils.
 */
export const periodFiguresSchema = z.object({
  quotes: whole,
  orders: whole,
  devices: whole,
  value: whole,
  paid: whole,
});
export type PeriodFigures = z.infer<typeof periodFiguresSchema>;

/** The answer. Spans go from `from` up to, not with, `to`; `before` is as long a part of the period before, if any. */
export const figuresSchema = z.object({
  /** The current state, for any period: open quotes, running orders and devices that are with us. */
  open: z.object({ quotes: whole, orders: whole, devices: whole }),
  /** How many quotes there are now in each state that any is in. */
  quoteStates: z.array(z.object({ state: z.enum(QUOTE_STATES), count: whole })),
  current: periodFiguresSchema.extend({ from: timeSchema, to: timeSchema }),
  before: periodFiguresSchema.extend({ from: timeSchema, to: timeSchema }).nullable(),
  /**
   * `current` by days, weeks or months in Dubai, those without anything too; `day` (YYYY-MM-DD) is the first of each.
   */
  series: z.array(periodFiguresSchema.extend({ day: z.iso.date() })),
});
export type Figures = z.infer<typeof figuresSchema>;
