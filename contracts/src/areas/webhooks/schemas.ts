import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { WEBHOOK_EVENTS } from '../companies/catalogue.js';
import { limitSchema } from '../companies/fields.js';
import { WEBHOOK_TEST } from './catalogue.js';

const whole = z.number().int().nonnegative();

export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const deliveryAttemptSchema = z.object({
  number: whole,
  at: timeSchema,
  /** The HTTP status; null where none came. */
  statusCode: whole.nullable(),
  /** What went wrong, where something did. */
  error: z.string().nullable(),
  /** The beginning of the answer. */
  response: z.string().nullable(),
  durationMs: whole,
});

/** One message to a company's server. */
export const deliverySchema = z.object({
  id: z.string(),
  type: z.enum([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  status: z.enum(DELIVERY_STATES),
  createdAt: timeSchema,
  nextAttemptAt: timeSchema.nullable(),
  attempts: z.array(deliveryAttemptSchema),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** `GET /api/corporate/webhooks/deliveries?status=&limit=`: newest first. */
export const deliveriesQuerySchema = z.object({
  status: z.enum(DELIVERY_STATES).optional(),
  limit: limitSchema(200, 50),
});
export type DeliveriesQuery = z.infer<typeof deliveriesQuerySchema>;
export const deliveriesAnswerSchema = z.object({ deliveries: z.array(deliverySchema) });
export type DeliveriesAnswer = z.infer<typeof deliveriesAnswerSchema>;
