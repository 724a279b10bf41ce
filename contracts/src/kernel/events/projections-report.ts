import { z } from 'zod';

/** `GET /api/ops/projections`: where each projection of this node stands. Equal hashes mean equal states. */
export const projectionReportSchema = z.object({
  name: z.string(),
  position: z.string(),
  hash: z.string(),
  eventsApplied: z.number().int(),
  /** The event that it could not apply; it stops before it. */
  stoppedAt: z.object({ eventId: z.string(), type: z.string(), position: z.string(), reason: z.string() }).optional(),
  /** Its hash differs from the tables'; it is being loaded from them again. */
  differs: z.boolean().optional(),
});
export type ProjectionReport = z.infer<typeof projectionReportSchema>;
/** `horizon`: every event of a transaction below it has been read. */
export const projectionsAnswerSchema = z.object({
  node: z.string(),
  horizon: z.string(),
  projections: z.array(projectionReportSchema),
});
export type ProjectionsAnswer = z.infer<typeof projectionsAnswerSchema>;
