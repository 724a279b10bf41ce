import { z } from 'zod';
import { corporateIdSchema } from '../companies/fields.js';
import {
  advanceAtDeskSchema, answerDifferenceSchema, cancelOrderSchema, orderSummarySchema, payOrderSchema,
  planLogisticsSchema,
} from './schemas.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const queue = 'corporate-orders';
const id = corporateIdSchema;
/** Whose it must be; left out, an operator acts, who may touch every company's. */
const actor = { companyId: id.optional() };
/** The operator's name, for the custody of the devices. */
const operator = { name: z.string().optional() };

export const ORDER_COMMANDS = {
  'approve-order': { queue, payload: z.object({ orderId: id, ...actor }), result: orderSummarySchema, personal: true },
  'cancel-order': {
    queue,
    payload: cancelOrderSchema.extend({ orderId: id, ...actor }),
    result: orderSummarySchema,
    personal: true,
  },
  'plan-logistics': {
    queue,
    payload: planLogisticsSchema.extend({ orderId: id, ...actor }),
    result: orderSummarySchema,
    personal: true,
  },
  'advance-devices': {
    queue,
    payload: advanceAtDeskSchema.safeExtend({ orderId: id, ...operator }),
    result: orderSummarySchema,
    personal: true,
  },
  'collect-order': {
    queue,
    payload: z.object({ orderId: id, ...operator }),
    result: orderSummarySchema,
    personal: true,
  },
  'answer-difference': {
    queue,
    payload: answerDifferenceSchema.extend({ orderId: id, companyId: id }),
    result: orderSummarySchema,
    personal: true,
  },
  'lapse-difference': { queue, payload: z.object({ orderId: id }), result: z.object({ lapsed: z.boolean() }) },
  'ask-for-payout': {
    queue,
    payload: z.object({ orderId: id, companyId: id }),
    result: orderSummarySchema,
    personal: true,
  },
  'pay-order': {
    queue,
    payload: payOrderSchema.extend({ orderId: id, ...operator }),
    result: orderSummarySchema,
    personal: true,
  },
  'mark-payment-overdue': { queue, payload: z.object({ orderId: id }), result: z.object({ overdue: z.boolean() }) },
} as const satisfies CommandDefinitions;
