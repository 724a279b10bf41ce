import { z } from 'zod';
import { corporateIdSchema } from '../companies/fields.js';
import { DEVICE_STAGES } from './catalogue.js';
import { advanceDevicesSchema, cancelOrderSchema, orderSummarySchema, planLogisticsSchema } from './schemas.js';

/** An order as it is after the event; of two, the one with the higher version is the later. */
const orderEvent = z.object({ companyId: z.string(), orderId: z.string(), order: orderSummarySchema });

/** Events of this area as they stand in the log. None carries an e-mail address or a phone number. */
export const ORDER_LOG_EVENTS = {
  'order.created': orderEvent,
  'order.approved': orderEvent,
  'order.cancelled': orderEvent,
  'order.logistics_planned': orderEvent,
  /** The courier has the devices in hand. */
  'order.collected': orderEvent,
  'order.devices_advanced': orderEvent.extend({
    stage: z.enum(DEVICE_STAGES),
    /** The devices that came there, as ranges of numbers. */
    ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
  }),
  /** Devices are worth less than was offered: its company is asked once. */
  'order.difference_asked': orderEvent,
  /** It took the prices or had the devices back, or did not answer in time. */
  'order.difference_answered': orderEvent,
  'order.completed': orderEvent,
  'order.payment_overdue': orderEvent,
  'order.payout_asked': orderEvent,
  /** The bank sent the transfer back: the company must ask again. */
  'order.payout_returned': orderEvent,
  'order.paid': orderEvent,
} as const;

const orderId = corporateIdSchema;

/**
 * Events of this area that the desk, partners and QA may send. Ids are given, so that a replay makes the same things.
 */
export const ORDER_INGEST_EVENTS = {
  'order.approved': z.object({ orderId }),
  'order.cancelled': cancelOrderSchema.extend({ orderId }),
  'order.logistics_planned': planLogisticsSchema.extend({ orderId }),
  'order.devices_advanced': advanceDevicesSchema.extend({ orderId }),
  'order.paid': z.object({ orderId }),
} as const;
