import { z } from 'zod';

const whole = z.number().int().nonnegative();

/** `GET /api/pickups`: how many doorstep pickups were done, in all and in each delivery zone (every zone, in their order). */
export const pickupsDoneSchema = z.object({
  total: whole,
  zones: z.array(z.object({ zoneId: z.string(), done: whole })),
});
export type PickupsDone = z.infer<typeof pickupsDoneSchema>;
