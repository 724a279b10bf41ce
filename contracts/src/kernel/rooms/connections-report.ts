import { z } from 'zod';

const whole = z.number().int().nonnegative();

/** By which connection a client is kept current; `slow` where it has asked for fewer changes. */
export const LIVE_CONNECTIONS = ['live', 'slow', 'polling'] as const;
export type LiveConnectionKind = (typeof LIVE_CONNECTIONS)[number];

/**
 * The sockets of a node, the rooms that they follow, by kind, and how old what they show is: the last reports of each
 * kind of connection.
 */
export const connectionsReportSchema = z.object({
  connected: whole,
  rooms: z.array(z.object({ kind: z.string(), rooms: whole, followers: whole })),
  ages: z.array(
    z.object({ connection: z.enum(LIVE_CONNECTIONS), reports: whole, p50Ms: whole, p95Ms: whole, p99Ms: whole }),
  ),
});
export type ConnectionsReport = z.infer<typeof connectionsReportSchema>;
