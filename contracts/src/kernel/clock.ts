import { z } from 'zod';

/** `POST /api/ops/clock`, on a test instance: sets the clock to a time, or moves it on by some seconds. */
export const moveClockRequestSchema = z.union([
  z.object({ at: z.iso.datetime({ offset: true }) }),
  z.object({ advanceSeconds: z.number().int().min(0).max(10 * 366 * 86_400) }),
]);
export type MoveClockRequest = z.infer<typeof moveClockRequestSchema>;

/** The instance's clock: `now` is what every rule takes for the time; `due` commands wait for workers. */
export const clockAnswerSchema = z.object({ now: z.string(), offsetMs: z.number().int(), due: z.number().int() });
/** The plan of a kind of command: how many fall due within a time of the instance's clock, and the next one. */
export const plannedCommandsSchema = z.object({
  command: z.string(),
  next: z.string(),
  withinHour: z.number().int(),
  withinDay: z.number().int(),
  within31Days: z.number().int(),
  all: z.number().int(),
});
export type PlannedCommands = z.infer<typeof plannedCommandsSchema>;

/** `GET /api/ops/schedule`; `isMovable`: the clock of this instance may be moved. */
export const scheduleAnswerSchema = clockAnswerSchema.extend({
  isMovable: z.boolean(),
  planned: z.array(plannedCommandsSchema),
});
export type ScheduleAnswer = z.infer<typeof scheduleAnswerSchema>;

export type ClockAnswer = z.infer<typeof clockAnswerSchema>;
