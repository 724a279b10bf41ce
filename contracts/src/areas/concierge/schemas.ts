import { z } from 'zod';
import { TRADE_IN_PROGRAMMES } from '../trade-ins/valuation.js';
import { multilineText } from '../../kernel/text/text.js';
import { plainText } from '../../kernel/text/text.js';
import { CHAT_LIMITS } from './catalogue.js';

const whole = z.number().int().nonnegative();
const message = multilineText(CHAT_LIMITS.message);

/** An earlier message of the conversation, oldest first: its text alone, or with who wrote it. */
const recentMessageSchema = z.union([message, z.object({ role: z.enum(['user', 'assistant']), content: message })]);
export type RecentMessage = z.infer<typeof recentMessageSchema>;

/** `POST /api/ai-chat` (spec document 1, section 7). */
export const chatRequestSchema = z.object({
  message,
  context: z
    .object({
      phoneModels: z.array(plainText(64)).max(CHAT_LIMITS.phoneModels).optional(),
      recentMessages: z.array(recentMessageSchema).max(CHAT_LIMITS.recentMessages).optional(),
    })
    .optional(),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** A price that the answer states. AED, points and bottles whole, CO2 in grams. */
export const chatValuationSchema = z.object({
  programme: z.enum(TRADE_IN_PROGRAMMES),
  device: z.string(),
  condition: z.string(),
  tradeValue: whole,
  points: whole,
  bottlesPrevented: whole,
  co2Saved: whole,
});
export type ChatValuation = z.infer<typeof chatValuationSchema>;

/** The arguments with which a language model asks for a price. */
export const valuePhoneArgumentsSchema = z.object({
  programme: z.enum(TRADE_IN_PROGRAMMES),
  device: plainText(64),
  condition: plainText(64),
});

/** `fallback` is true where the question was not understood, or the language model is unavailable. */
export const chatAnswerSchema = z.object({
  response: z.string(),
  fallback: z.boolean(),
  /** Every price that the response states, as the valuation gave it. */
  valuations: z.array(chatValuationSchema),
  /** What could be asked next. */
  suggestions: z.array(z.string()),
});
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;
