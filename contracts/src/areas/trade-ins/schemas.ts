import { z } from 'zod';
import { TRADE_IN_PROGRAMMES } from './valuation.js';
import { plainText } from '../../kernel/text/text.js';

const whole = z.number().int().nonnegative();

export const TRADE_IN_STATES = ['quoted', 'verified', 'rejected', 'expired'] as const;
export type TradeInState = (typeof TRADE_IN_STATES)[number];

/** `POST /api/me/trade-ins`: starts a trade-in from a quote. The hero is the session's, or the demo hero. */
export const quoteTradeInRequestSchema = z.object({
  programme: z.enum(TRADE_IN_PROGRAMMES).default('exchange'),
  device: plainText(64),
  condition: plainText(64),
});
export type QuoteTradeInRequest = z.input<typeof quoteTradeInRequestSchema>;

/** A trade-in. Value in fils, points and bottles whole, CO2 in grams; times UTC. */
export const tradeInSchema = z.object({
  id: z.string(),
  heroId: z.string(),
  programme: z.enum(TRADE_IN_PROGRAMMES),
  device: z.string(),
  condition: z.string(),
  state: z.enum(TRADE_IN_STATES),
  valueFils: whole,
  points: whole,
  bottlesPrevented: whole,
  co2Saved: whole,
  quotedAt: z.string().nullable(),
  /** Until when the quoted price holds: 30 days (spec document 1, section 9). */
  lockedUntil: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** Why the desk rejected it. */
  reasons: z.array(z.string()),
});
export type TradeIn = z.infer<typeof tradeInSchema>;

/** `GET /api/me/trade-ins`: newest first. */
export const tradeInsSchema = z.array(tradeInSchema);

/** `POST /api/ops/trade-ins/{id}/verify`: what the desk found, where it differs from the quote. */
export const verifyTradeInRequestSchema = z.object({
  device: plainText(64).optional(),
  condition: plainText(64).optional(),
});

/** `POST /api/ops/trade-ins/{id}/reject`. */
export const rejectTradeInRequestSchema = z.object({ reasons: z.array(plainText(200)).min(1).max(10) });
