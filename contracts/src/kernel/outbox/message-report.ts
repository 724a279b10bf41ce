import { z } from 'zod';

export const MESSAGE_CHANNELS = ['email', 'push'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

const whole = z.number().int().nonnegative();

/**
 * Messages of a channel that should have gone out by now, with the age of the oldest since it was created, and those of
 * the last day that failed.
 */
export const messageReportSchema = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  waiting: whole,
  sending: whole,
  failed: whole,
  oldestSeconds: z.number().nonnegative(),
});
export type MessageReport = z.infer<typeof messageReportSchema>;
