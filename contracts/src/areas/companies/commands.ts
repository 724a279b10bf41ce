import { z } from 'zod';
import {
  addPaymentMethodSchema,
  addUserSchema,
  companySchema,
  companyUserSchema,
  notificationsSchema,
  paymentMethodSchema,
  registerCompanySchema,
  updateApiSettingsSchema,
  updateCompanySchema,
  updatePaymentMethodSchema,
  updateUserSchema,
} from './schemas.js';
import { corporateIdSchema } from './fields.js';
import { startedImportSchema } from '../imports/schemas.js';
import { acceptedQuoteSchema, advanceDevicesSchema, cancelOrderSchema, orderSummarySchema, planLogisticsSchema } from '../orders/schemas.js';
import {
  bulkTradeInRequestSchema,
  declineQuoteSchema,
  estimateRequestSchema,
  estimateSchema,
  quoteFormSchema,
  quoteSchema,
  quoteSummarySchema,
  reviewQuoteSchema,
} from '../quotes/schemas.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const queue = 'corporate-orders';
const id = corporateIdSchema;
/** Whose it must be; left out, an operator acts, who may touch every company's. */
const actor = { companyId: id.optional() };
const company = { companyId: id };
const done = z.object({ id: z.string() });
/** A key as it is stored: its hash and its beginning. The key itself never travels on a queue. */
const keyRecord = { keyHash: z.string().length(64), keyPrefix: z.string().max(24) };

export const CORPORATE_COMMANDS = {
  'estimate-bulk-trade-in': { queue, payload: estimateRequestSchema, result: estimateSchema },
  'request-quote': { queue, payload: quoteFormSchema.extend(company), result: quoteSchema },
  'request-bulk-trade-in': { queue, payload: bulkTradeInRequestSchema.extend(company), result: quoteSchema },
  'review-quote': { queue, payload: reviewQuoteSchema.extend({ quoteId: id }), result: quoteSummarySchema },
  'approve-quote': { queue, payload: z.object({ quoteId: id }), result: quoteSummarySchema },
  'decline-quote': { queue, payload: declineQuoteSchema.extend({ quoteId: id, ...actor }), result: quoteSummarySchema },
  'accept-quote': { queue, payload: z.object({ quoteId: id, ...actor }), result: acceptedQuoteSchema },
  'expire-quote': { queue, payload: z.object({ quoteId: id }), result: z.object({ expired: z.boolean() }) },

  'approve-order': { queue, payload: z.object({ orderId: id, ...actor }), result: orderSummarySchema },
  'cancel-order': { queue, payload: cancelOrderSchema.extend({ orderId: id, ...actor }), result: orderSummarySchema },
  'plan-logistics': { queue, payload: planLogisticsSchema.extend({ orderId: id, ...actor }), result: orderSummarySchema },
  'advance-devices': { queue, payload: advanceDevicesSchema.extend({ orderId: id }), result: orderSummarySchema },
  'pay-order': { queue, payload: z.object({ orderId: id, ...actor }), result: orderSummarySchema },
  'mark-payment-overdue': { queue, payload: z.object({ orderId: id }), result: z.object({ overdue: z.boolean() }) },

  'start-import': { queue, payload: z.object({ uploadId: z.string().length(64), ...company }), result: startedImportSchema },
  'check-import-rows': {
    queue,
    payload: z.object({ importId: id, from: z.number().int(), to: z.number().int() }),
    result: z.object({ completed: z.boolean() }),
  },

  'register-company': { queue, payload: registerCompanySchema.extend(keyRecord), result: companySchema },
  'update-company': { queue, payload: updateCompanySchema.extend(company), result: companySchema },
  'add-company-user': { queue, payload: addUserSchema.extend(company), result: companyUserSchema },
  'update-company-user': { queue, payload: updateUserSchema.extend({ userId: id, ...company }), result: companyUserSchema },
  'remove-company-user': { queue, payload: z.object({ userId: id, ...company }), result: done },
  'add-payment-method': {
    queue,
    payload: addPaymentMethodSchema.omit({ account: true }).extend({ details: z.string().max(40), ...company }),
    result: paymentMethodSchema,
  },
  'update-payment-method': { queue, payload: updatePaymentMethodSchema.extend({ methodId: id, ...company }), result: paymentMethodSchema },
  'verify-payment-method': { queue, payload: z.object({ methodId: id, ...company }), result: paymentMethodSchema },
  'remove-payment-method': { queue, payload: z.object({ methodId: id, ...company }), result: done },
  'set-notifications': { queue, payload: notificationsSchema.extend(company), result: notificationsSchema },
  'update-api-settings': { queue, payload: updateApiSettingsSchema.extend(company), result: done },
  'rotate-api-key': {
    queue,
    payload: z.object({ ...keyRecord, ...company, endOldKeys: z.boolean().optional() }),
    result: z.object({ oldKeyValidUntil: z.string().nullable() }),
  },
} as const satisfies CommandDefinitions;
