import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import {
  BULK_CONDITION_IDS,
  BULK_LIMITS,
  BULK_MODEL_IDS,
  COMPANY_DEPARTMENTS,
  EMPLOYEE_COUNTS,
  QUOTE_TERMS,
  QUOTE_URGENCIES,
} from '../companies/catalogue.js';
import { PAYMENT_TERMS_DAYS, VOLUME_TIERS } from '../missions/tiers.js';
import { companyName, personName, plainText } from '../../kernel/text/text.js';
import { emailSchema, phoneSchema } from '../../kernel/text/contacts.js';
import {
  cursorSchema,
  emptyAsMissing,
  filsSchema,
  limitSchema,
  multilineText,
  nextSchema,
  optionalText,
} from '../companies/fields.js';
import { QUOTE_SORTS, QUOTE_STATES } from './catalogue.js';

const whole = z.number().int().nonnegative();
const days = z.union(PAYMENT_TERMS_DAYS.map((term) => z.literal(term)));

/** One row of devices (spec document 2, section 3). */
export const bulkRowSchema = z.object({
  model: z.enum(BULK_MODEL_IDS),
  condition: z.enum(BULK_CONDITION_IDS),
  quantity: z.number().int().min(1).max(BULK_LIMITS.devices),
});

export const bulkRowsSchema = z
  .array(bulkRowSchema)
  .min(1)
  .max(BULK_LIMITS.rows)
  .refine(
    (rows) => rows.reduce((sum, { quantity }) => sum + quantity, 0) <= BULK_LIMITS.devices,
    `may hold ${BULK_LIMITS.devices} devices together; for more, ask for several quotes`,
  );

/** `POST /api/corporate/estimates`: what devices are worth, with nothing kept. */
export const estimateRequestSchema = z.object({ devices: bulkRowsSchema });

const tierId = z.enum(VOLUME_TIERS.map(({ id }) => id));
const pricedRowSchema = bulkRowSchema.extend({ unitPrice: whole, estimatedValue: whole });

/** Its answer; amounts in fils. */
export const estimateSchema = z.object({
  devices: z.array(pricedRowSchema),
  deviceCount: whole,
  subtotal: whole,
  tier: tierId.nullable(),
  bonusPercent: whole,
  bonus: whole,
  total: whole,
  responseHours: whole,
  nextTier: z.object({ id: tierId, missingUnits: whole, bonusPercent: whole }).nullable(),
});

/** The quote request form, with devices in words or as rows (spec document 2, section 3). */
export const quoteFormSchema = z.object({
  companyName: companyName(120),
  contactName: personName(120),
  email: emailSchema,
  phone: phoneSchema,
  urgency: z.enum(QUOTE_URGENCIES).default('week'),
  deviceDetails: emptyAsMissing(multilineText(2_000)),
  devices: bulkRowsSchema.optional(),
  /** How many devices; with rows, they say it themselves. */
  quantity: z.number().int().min(1).max(BULK_LIMITS.devices).optional(),
  preferredPickup: optionalText(120),
  additionalNotes: emptyAsMissing(multilineText(2_000)),
});

/** `POST /api/corporate/quotes`. */
export const requestQuoteSchema = quoteFormSchema
  .refine(({ devices, deviceDetails }) => devices || deviceDetails, {
    path: ['deviceDetails'],
    message: 'must say which devices, in words or as rows',
  })
  .refine(({ devices, quantity }) => devices || quantity, { path: ['quantity'], message: 'must say how many devices' });
export type RequestQuote = z.infer<typeof requestQuoteSchema>;

/** `POST /api/corporate/bulk-trade-ins`: device rows and company info (spec document 2, section 3). */
export const bulkTradeInRequestSchema = z.object({
  devices: bulkRowsSchema,
  company: z.object({
    name: companyName(120),
    /** Whom we ask for; left out, the company by its name. */
    contactName: emptyAsMissing(personName(120)),
    email: emailSchema,
    phone: phoneSchema,
    department: z.enum(COMPANY_DEPARTMENTS).optional(),
    employeeCount: z.enum(EMPLOYEE_COUNTS).optional(),
  }),
});
export type BulkTradeInRequest = z.infer<typeof bulkTradeInRequestSchema>;

/** A quote in lists, rooms and events: no e-mail address and no phone number. Amounts in fils, times UTC. */
export const quoteSummarySchema = z.object({
  id: z.string(),
  companyId: z.string(),
  company: z.string(),
  contactName: z.string(),
  status: z.enum(QUOTE_STATES),
  source: z.enum(['form', 'bulk', 'import']),
  urgency: z.enum(QUOTE_URGENCIES),
  deviceCount: whole,
  /** The devices in a few words. */
  devices: z.string(),
  /** The desk's price, or before its review the estimate; null where there are no rows to estimate. */
  estimatedValue: whole.nullable(),
  /** The average of one device. */
  unitPrice: whole.nullable(),
  /** The volume bonus in the price: none in another price than the estimate. */
  bonusPercent: whole,
  createdAt: timeSchema,
  /** Until when the price holds; null before the review. */
  validUntil: timeSchema.nullable(),
  responseDueAt: timeSchema,
  respondedAt: timeSchema.nullable(),
  /** Hours that the answer took or, before it, that are promised: "12h". */
  responseTime: z.string(),
  decidedAt: timeSchema.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  /** Who declined it; null where nobody did, or in older times. Missing in messages of older versions. */
  declinedBy: z.enum(['company', 'desk']).nullish(),
  orderId: z.string().nullable(),
  importId: z.string().nullable(),
  /** Rises with every change of this quote. */
  version: whole,
});
export type QuoteSummary = z.infer<typeof quoteSummarySchema>;

/**
 * Devices of one kind and one price, in fils: their share of the desk's price, volume bonus and all. A kind whose price
 * does not divide has two lines, so that amounts add up to the price.
 */
export const pricedTypeSchema = z.object({
  type: z.string(),
  condition: z.string().nullable(),
  quantity: whole,
  unitPrice: whole,
  amount: whole,
});
export type PricedType = z.infer<typeof pricedTypeSchema>;

/** `GET /api/corporate/quotes/{id}`: everything of one quote, for its company. */
export const quoteSchema = quoteSummarySchema.extend({
  email: z.string(),
  phone: z.string(),
  department: z.string().nullable(),
  employeeCount: z.string().nullable(),
  deviceDetails: z.string().nullable(),
  preferredPickup: z.string().nullable(),
  additionalNotes: z.string().nullable(),
  paymentTerms: days,
  /** What was asked for, at the estimate's prices. */
  rows: z.array(pricedRowSchema),
  /**
   * The desk's price by kind of device, as the order will have it; null before the review. In whole fils, so that the
   * sum may miss the price by a little.
   */
  deviceTypes: z.array(pricedTypeSchema).nullish(),
});
export type Quote = z.infer<typeof quoteSchema>;

/**
 * `GET /api/corporate/quotes?status=&search=&sort=&limit=&after=`: newest first unless `sort` says otherwise; `due` has
 * those first that the asking side has to answer, then those that the other has, the earliest due first, then the rest.
 * `next` is the `after` of the next page.
 */
export const quotesQuerySchema = z.object({
  status: z.enum(QUOTE_STATES).optional(),
  search: optionalText(100),
  sort: z.enum(QUOTE_SORTS).optional(),
  limit: limitSchema(500, 100),
  after: cursorSchema,
});
export type QuotesQuery = z.infer<typeof quotesQuerySchema>;
/**
 * `total` is how many quotes fit, not on this page alone. `devices` and `amount` (fils) add up the `counted` ones among
 * them: all but declined and expired quotes.
 */
export const quotesAnswerSchema = z.object({
  quotes: z.array(quoteSummarySchema),
  total: whole,
  counted: whole,
  devices: whole,
  amount: whole,
  next: nextSchema,
});
export type QuotesAnswer = z.infer<typeof quotesAnswerSchema>;

/** `POST /api/ops/quotes/{id}/review`: the desk's offer. Without a price, the estimate is the price. */
export const reviewQuoteSchema = z.object({
  price: filsSchema.min(1).optional(),
  validDays: z.number().int().min(1).max(90).default(QUOTE_TERMS.validDays),
  paymentTerms: days.default(QUOTE_TERMS.paymentTermsDays),
});
export type ReviewQuote = z.infer<typeof reviewQuoteSchema>;

/**
 * `POST /api/corporate/quotes/{id}/decline` and `POST /api/ops/quotes/{id}/decline`, the latter with a reason always.
 */
export const declineQuoteSchema = z.object({ reason: optionalText(500) });
export const refuseQuoteSchema = z.object({ reason: plainText(500) });
