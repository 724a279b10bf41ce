import { z } from 'zod';

/** One rule of reconciliation, and whether it holds. */
export const booksCheckSchema = z.object({
  name: z.string(),
  holds: z.boolean(),
  /** What was compared, in words; where it does not hold, with the rows that break it. */
  found: z.string(),
});
export type BooksCheck = z.infer<typeof booksCheckSchema>;

/** The outcome of a check of the tables. */
export const booksReportSchema = z.object({
  holds: z.boolean(),
  checkedAt: z.string(),
  checks: z.array(booksCheckSchema),
});
export type BooksReport = z.infer<typeof booksReportSchema>;

/**
 * `GET /api/ops/books`: the last reconciliation with this node's projections compared with the tables. A wrong table
 * pauses reward claims, a wrong projection does not.
 */
export const booksAnswerSchema = booksReportSchema.extend({ claimsPaused: z.boolean() });
export type BooksAnswer = z.infer<typeof booksAnswerSchema>;
