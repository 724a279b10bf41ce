import { calculateTradeRequestSchema, calculateTradeValueRequestSchema, tradeValuationSchema } from './valuation-schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';

/** The two calculators. */
export const TRADE_CALLS = defineCalls(
  {
    tag: 'Calculators',
    description: 'What a phone is worth: in AED, in Planet Points, and for the planet. A calculation awards nothing.',
    schemas: { TradeValuation: tradeValuationSchema },
  },
  {
    calculateTrade: {
      call: 'POST /api/calculate-trade',
      summary: 'Value a phone with the home calculator',
      description:
        'Nine devices in three conditions (spec document 1, section 7). Names are taken in any case, with or without `iPhone`. ' +
        '`tradeValue` is whole AED; points and bottles are whole; `co2Saved` is grams; `level` is what these points would reach.',
      caller: 'public',
      body: calculateTradeRequestSchema,
      example: { body: { device: 'iPhone 15 Pro Max', condition: 'good' } },
      answers: {
        200: {
          schema: tradeValuationSchema,
          example: { tradeValue: 2800, points: 2560, bottlesPrevented: 1400, co2Saved: 5600, level: 'Gold Hero' },
        },
      },
      errors: ['unknown_device', 'unknown_condition'],
      command: true,
    },
    calculateTradeValue: {
      call: 'POST /api/calculate-trade-value',
      summary: 'Value a phone with the exchange simulator',
      description:
        'Fifteen devices in four conditions, two points for every AED (spec document 1, section 7). Units as in the home calculator.',
      caller: 'public',
      body: calculateTradeValueRequestSchema,
      example: { body: { phoneModel: 'iPhone 13 Pro', condition: 'good' } },
      answers: {
        200: {
          schema: tradeValuationSchema,
          example: { tradeValue: 850, points: 1700, bottlesPrevented: 425, co2Saved: 1700, level: 'Gold Hero' },
        },
      },
      errors: ['unknown_device', 'unknown_condition'],
      command: true,
    },
  },
);
