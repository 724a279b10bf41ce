import { z } from 'zod';
import { timeSchema } from '../time.js';

/** One rule of reconciliation, and whether it holds. */
export const booksCheckSchema = z.object({
  name: z.string(),
  holds: z.boolean(),
  /** Whether reward claims wait where it does not hold: only a rule about points or rewards endangers them. */
  pausesClaims: z.boolean(),
  /** What was compared, in words; where it does not hold, with the rows that break it. */
  found: z.string(),
});
export type BooksCheck = z.infer<typeof booksCheckSchema>;

/** The outcome of a check of the tables. */
export const booksReportSchema = z.object({
  holds: z.boolean(),
  checkedAt: timeSchema,
  checks: z.array(booksCheckSchema),
});
export type BooksReport = z.infer<typeof booksReportSchema>;

/**
 * `GET /api/ops/books`: the last reconciliation with this node's projections compared with the tables. Wrong
 * points or rewards pause claims; another wrong table or a projection does not.
 */
export const booksAnswerSchema = booksReportSchema.extend({ claimsPaused: z.boolean() });
export type BooksAnswer = z.infer<typeof booksAnswerSchema>;
