import { z } from 'zod';

/** One rule of the books, and whether it holds. */
export const booksCheckSchema = z.object({
  name: z.string(),
  holds: z.boolean(),
  /** What was compared, in words; where it does not hold, with the rows that break it. */
  found: z.string(),
});
export type BooksCheck = z.infer<typeof booksCheckSchema>;

/** `GET /api/ops/books` and the outcome of each check. While they do not hold, claims are paused. */
export const booksReportSchema = z.object({ holds: z.boolean(), checkedAt: z.string(), checks: z.array(booksCheckSchema) });
export type BooksReport = z.infer<typeof booksReportSchema>;
