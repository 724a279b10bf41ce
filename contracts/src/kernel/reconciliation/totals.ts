import { z } from 'zod';

/** `GET /api/ops/totals`: what the tables sum up to, by name, and the log position that they belong to. */
export const totalsAnswerSchema = z.object({ position: z.string(), totals: z.record(z.string(), z.string()) });
export type TotalsAnswer = z.infer<typeof totalsAnswerSchema>;
