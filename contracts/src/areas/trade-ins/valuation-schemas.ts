import { z } from 'zod';
import { HERO_LEVELS } from '../heroes/levels.js';
import { plainText } from '../../kernel/text/text.js';

const name = plainText(64);

/** `POST /api/calculate-trade`: the home calculator (spec document 1, section 7). */
export const calculateTradeRequestSchema = z.object({ device: name, condition: name });

/** `POST /api/calculate-trade-value`: the simulator (spec document 1, section 7). */
export const calculateTradeValueRequestSchema = z.object({ phoneModel: name, condition: name });

const whole = z.number().int().nonnegative();

/** Both calls' answer: AED, points and bottles whole, CO2 in grams. */
export const tradeValuationSchema = z.object({
  tradeValue: whole,
  points: whole,
  bottlesPrevented: whole,
  co2Saved: whole,
  level: z.enum(HERO_LEVELS.map(({ name }) => name)),
});
export type TradeValuationAnswer = z.infer<typeof tradeValuationSchema>;
