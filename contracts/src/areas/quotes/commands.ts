import { z } from 'zod';
import { corporateIdSchema } from '../companies/fields.js';
import { acceptedQuoteSchema } from '../orders/schemas.js';
import {
  bulkTradeInRequestSchema,
  declineQuoteSchema,
  estimateRequestSchema,
  estimateSchema,
  quoteFormSchema,
  quoteSchema,
  quoteSummarySchema,
  reviewQuoteSchema,
} from './schemas.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const queue = 'corporate-orders';
const id = corporateIdSchema;
/** Whose it must be; left out, an operator acts, who may touch every company's. */
const actor = { companyId: id.optional() };
const company = { companyId: id };

export const QUOTE_COMMANDS = {
  'estimate-bulk-trade-in': { queue, payload: estimateRequestSchema, result: estimateSchema },
  'request-quote': { queue, payload: quoteFormSchema.extend(company), result: quoteSchema, personal: true },
  'request-bulk-trade-in': {
    queue,
    payload: bulkTradeInRequestSchema.extend(company),
    result: quoteSchema,
    personal: true,
  },
  'review-quote': {
    queue,
    payload: reviewQuoteSchema.extend({ quoteId: id }),
    result: quoteSummarySchema,
    personal: true,
  },
  'approve-quote': { queue, payload: z.object({ quoteId: id }), result: quoteSummarySchema, personal: true },
  'decline-quote': {
    queue,
    payload: declineQuoteSchema.extend({ quoteId: id, ...actor }),
    result: quoteSummarySchema,
    personal: true,
  },
  'accept-quote': { queue, payload: z.object({ quoteId: id, ...actor }), result: acceptedQuoteSchema, personal: true },
  'expire-quote': { queue, payload: z.object({ quoteId: id }), result: z.object({ expired: z.boolean() }) },
} as const satisfies CommandDefinitions;
