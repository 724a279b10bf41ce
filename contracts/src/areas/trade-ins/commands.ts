import { z } from 'zod';
import { TRADE_IN_PROGRAMMES } from './valuation.js';
import {
  calculateTradeRequestSchema,
  calculateTradeValueRequestSchema,
  tradeValuationSchema,
} from './valuation-schemas.js';
import { quoteTradeInRequestSchema, rejectTradeInRequestSchema, tradeInSchema } from './schemas.js';
import { plainText } from '../../kernel/text/text.js';
import type { CommandDefinitions } from '../../kernel/commands/command-definition.js';

const heroId = plainText(64);
const tradeInId = plainText(64);

export const TRADE_IN_COMMANDS = {
  'calculate-trade': {
    queue: 'trade-calculations',
    payload: calculateTradeRequestSchema,
    result: tradeValuationSchema,
  },
  'calculate-trade-value': {
    queue: 'trade-calculations',
    payload: calculateTradeValueRequestSchema,
    result: tradeValuationSchema,
  },
  /** Locks a quote for a hero. */
  'quote-trade-in': { queue: 'trade-ins', payload: quoteTradeInRequestSchema.extend({ heroId }), result: tradeInSchema },
  /** The desk found the phone to be worth this. Without a condition, the quoted one holds. */
  'verify-trade': {
    queue: 'trade-ins',
    payload: z.object({
      heroId: heroId.optional(),
      device: plainText(64).optional(),
      condition: plainText(64).optional(),
      programme: z.enum(TRADE_IN_PROGRAMMES).optional(),
      tradeInId,
    }),
    result: z.object({ tradeInId: z.string(), valuation: tradeValuationSchema }),
  },
  'reject-trade-in': { queue: 'trade-ins', payload: rejectTradeInRequestSchema.extend({ tradeInId }), result: tradeInSchema },
  'expire-trade-in': { queue: 'trade-ins', payload: z.object({ tradeInId }), result: z.object({ expired: z.boolean() }) },
} as const satisfies CommandDefinitions;
