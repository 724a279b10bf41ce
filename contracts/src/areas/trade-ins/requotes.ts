import { z } from 'zod';
import { QUESTIONS } from './condition-answers.js';

/** Fewer inspected phones say nothing yet: their figures are not shown. */
export const MIN_INSPECTED = 30;

const whole = z.number().int().nonnegative();

/** `GET /api/requotes`: how often the desk found a phone worth less than its locked price, and why. */
export const requotesSchema = z.object({
  /** Phones that the desk has inspected; null while they are fewer than thirty. */
  inspected: whole.nullable(),
  /** Of those, phones that were offered less. */
  lower: whole,
  /** What was found otherwise than answered, the most frequent first. A phone may have several. */
  reasons: z.array(z.object({ question: z.enum(QUESTIONS), phones: whole })),
});
export type Requotes = z.infer<typeof requotesSchema>;
