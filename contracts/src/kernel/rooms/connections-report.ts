import { z } from 'zod';

const whole = z.number().int().nonnegative();

/** The sockets of a node, and the rooms that they follow, by kind. */
export const connectionsReportSchema = z.object({
  connected: whole,
  rooms: z.array(z.object({ kind: z.string(), rooms: whole, followers: whole })),
});
export type ConnectionsReport = z.infer<typeof connectionsReportSchema>;
