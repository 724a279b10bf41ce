import {
  calculateTradeRequestSchema,
  calculateTradeValueRequestSchema,
  tradeValuationSchema,
} from './valuation-schemas.js';
import { defineCalls } from '../../kernel/calls/define-calls.js';
import {
  quoteTradeInRequestSchema,
  rejectTradeInRequestSchema,
  tradeInSchema,
  tradeInsSchema,
  verifyTradeInRequestSchema,
} from './schemas.js';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { EXAMPLE_TRADE_IN } from './examples.js';
import { z } from 'zod';
import { TRADE_IN_COMMANDS } from './commands.js';
import { plainText } from '../../kernel/text/text.js';
import { TRADE_INS_ROUTES } from './routes.js';

const tradeIn = { params: z.object({ id: plainText(64) }), example: { params: { id: EXAMPLE_ID } } };

/** The two calculators, a hero’s trade-ins, and what the trade desk decides. */
export const TRADE_INS_CALLS = defineCalls(
  TRADE_INS_ROUTES,
  {
    tag: 'Trade-ins',
    description: 'What a phone is worth in AED, in Planet Points and for the planet, and trading it in. A calculation awards nothing.',
    schemas: { TradeValuation: tradeValuationSchema, TradeIn: tradeInSchema, QuoteTradeInRequest: quoteTradeInRequestSchema },
  },
  {
    calculateTrade: {
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
    listMyTradeIns: {
      summary: 'The caller’s trade-ins, newest first',
      description: '`valueFils` is fils; points and bottles are whole; `co2Saved` is grams.',
      caller: 'hero',
      example: {},
      answers: { 200: { schema: tradeInsSchema, example: [EXAMPLE_TRADE_IN] } },
      errors: ['session_required', 'database_unavailable'],
    },
    quoteTradeIn: {
      summary: 'Start a trade-in',
      description:
        'Locks the quoted price for 30 days (spec document 1, section 9). Its points are pending until the trade desk has checked the ' +
        'phone. `programme` says whose prices hold: the simulator’s (`exchange`) or the home calculator’s (`home`).',
      caller: 'hero',
      body: quoteTradeInRequestSchema,
      example: { body: { programme: 'exchange', device: 'iPhone 13 Pro', condition: 'good' } },
      answers: { 201: { schema: tradeInSchema, example: EXAMPLE_TRADE_IN } },
      errors: ['unknown_device', 'unknown_condition', 'session_required'],
      command: true,
    },
    readTradeIn: {
      summary: 'One trade-in',
      description: '`valueFils` is fils; points and bottles are whole; `co2Saved` is grams.',
      caller: 'operator',
      ...tradeIn,
      answers: { 200: { schema: tradeInSchema, example: EXAMPLE_TRADE_IN } },
      errors: ['unknown_trade_in', 'database_unavailable'],
    },
    verifyTradeIn: {
      summary: 'The desk has checked the phone',
      description: 'Credits the points and moves impact, leaderboard and challenges. Device and condition are given where they differ from the quote.',
      caller: 'operator',
      ...tradeIn,
      body: verifyTradeInRequestSchema.default({}),
      example: { ...tradeIn.example, body: { condition: 'fair' } },
      answers: {
        200: {
          schema: TRADE_IN_COMMANDS['verify-trade'].result,
          example: {
            tradeInId: EXAMPLE_ID,
            valuation: { tradeValue: 650, points: 1300, bottlesPrevented: 325, co2Saved: 1300, level: 'Gold Hero' },
          },
        },
      },
      errors: ['unknown_trade_in', 'unknown_device', 'unknown_condition', 'illegal_transition'],
      command: true,
    },
    rejectTradeIn: {
      summary: 'The desk rejects the phone',
      description: 'The hero sees the reasons; the pending points are taken back.',
      caller: 'operator',
      ...tradeIn,
      body: rejectTradeInRequestSchema,
      example: { ...tradeIn.example, body: { reasons: ['The screen is cracked.'] } },
      answers: {
        200: {
          schema: tradeInSchema,
          example: { ...EXAMPLE_TRADE_IN, state: 'rejected', decidedAt: EXAMPLE_TIME, reasons: ['The screen is cracked.'] },
        },
      },
      errors: ['unknown_trade_in', 'illegal_transition'],
      command: true,
    },
  },
);
