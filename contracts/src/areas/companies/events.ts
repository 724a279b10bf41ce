import { z } from 'zod';
import { DEMO_COMPANY_ID } from './catalogue.js';
import { registerCompanySchema } from './schemas.js';
import { corporateIdSchema } from './fields.js';
import { importSummarySchema } from '../imports/schemas.js';
import { advanceDevicesSchema, cancelOrderSchema, DEVICE_STAGES, orderSummarySchema, planLogisticsSchema } from '../orders/schemas.js';
import { declineQuoteSchema, quoteFormSchema, quoteSummarySchema, reviewQuoteSchema } from '../quotes/schemas.js';

const companyId = z.string();

/** A quote or an order as it is after the event; of two, the one with the higher version is the later. */
const quoteEvent = z.object({ companyId, quote: quoteSummarySchema });
const orderEvent = z.object({ companyId, orderId: z.string(), order: orderSummarySchema });
const importEvent = z.object({ companyId, import: importSummarySchema });

/** Events of this area as they stand in the log. None carries an e-mail address or a phone number. */
export const CORPORATE_LOG_EVENTS = {
  'company.registered': z.object({ companyId, name: z.string() }),
  /** Something of the account changed: profile, users, payment-methods, notifications, api-settings, api-key, webhook-secret. */
  'company.changed': z.object({ companyId, part: z.string() }),
  'quote.requested': quoteEvent,
  'quote.reviewed': quoteEvent,
  'quote.approved': quoteEvent,
  'quote.declined': quoteEvent,
  'quote.accepted': quoteEvent,
  'quote.expired': quoteEvent,
  'order.created': orderEvent,
  'order.approved': orderEvent,
  'order.cancelled': orderEvent,
  'order.logistics_planned': orderEvent,
  'order.devices_advanced': orderEvent.extend({
    stage: z.enum(DEVICE_STAGES),
    /** The devices that came there, as ranges of numbers. */
    ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
  }),
  'order.completed': orderEvent,
  'order.payment_overdue': orderEvent,
  'order.paid': orderEvent,
  'import.started': importEvent,
  'import.progressed': importEvent,
  'import.completed': importEvent,
  /** It is over and was not kept any longer. */
  'import.removed': z.object({ companyId, importId: z.string() }),
} as const;

const quoteId = corporateIdSchema;
const orderId = corporateIdSchema;

/** Events of this area that the desk, partners and QA may send. Ids are given, so that a replay makes the same things. */
export const CORPORATE_INGEST_EVENTS = {
  'company.registered': registerCompanySchema.omit({ id: true }).extend({ companyId: corporateIdSchema }),
  'quote.requested': quoteFormSchema
    .extend({ quoteId, companyId: corporateIdSchema.default(DEMO_COMPANY_ID) })
    .refine(({ devices, deviceDetails, quantity }) => devices || (deviceDetails && quantity), 'must say which devices and how many'),
  'quote.reviewed': reviewQuoteSchema.extend({ quoteId }),
  'quote.approved': z.object({ quoteId }),
  'quote.declined': declineQuoteSchema.extend({ quoteId }),
  /** Names its order, so that a replay keeps what follows for the order behind it. */
  'quote.accepted': z.object({ quoteId, orderId }),
  'order.approved': z.object({ orderId }),
  'order.cancelled': cancelOrderSchema.extend({ orderId }),
  'order.logistics_planned': planLogisticsSchema.extend({ orderId }),
  'order.devices_advanced': advanceDevicesSchema.extend({ orderId }),
  'order.paid': z.object({ orderId }),
} as const;
