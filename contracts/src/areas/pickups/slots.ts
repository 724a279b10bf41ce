import { z } from 'zod';
import { DUBAI_OFFSET, dubaiDate } from '../../kernel/calendar/dubai-calendar.js';
import { DELIVERY_ZONES } from './zones.js';

/** A day in Dubai, as `2026-11-22`. */
export const slotDaySchema = z.iso.date();

/** Couriers who can be at a door in one slot of a zone. */
export const PICKUPS_PER_SLOT = 6;
/** Days ahead, today not counted, on which pickups can be booked at the latest. */
export const BOOKABLE_DAYS = 14;
const DAY_MS = 86_400_000;

/** A slot on a day, with its begin and end. */
export interface SlotTime {
  day: string;
  slot: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The slots of a zone that can be booked at this moment, in their order: from tomorrow where the zone is served next
 * day, else from the day after it (spec document 2, section 9).
 */
export function bookableSlots(zoneId: string, now: Date): SlotTime[] {
  const zone = DELIVERY_ZONES.find(({ id }) => id === zoneId);
  if (!zone) return [];
  const first = zone.nextDay ? 1 : 2;
  const days = Array.from(
    { length: BOOKABLE_DAYS - first + 1 },
    (_, at) => dubaiDate(new Date(now.getTime() + (first + at) * DAY_MS)),
  );
  return days.flatMap((day) => zone.timeSlots.map((slot) => ({ day, slot, ...hoursOf(day, slot) })));
}

function hoursOf(day: string, slot: string): { startsAt: Date; endsAt: Date } {
  const [startsAt, endsAt] = slot.split('-').map((time) =>
    new Date(`${day}T${time.padStart(5, '0')}:00${DUBAI_OFFSET}`)
  );
  return { startsAt: startsAt!, endsAt: endsAt! };
}

/** `GET /api/pickup-slots?zoneId=`: what is left of each slot. */
export const pickupSlotsSchema = z.object({
  zoneId: z.string(),
  /** Fils. */
  feeFils: z.number().int().nonnegative(),
  slots: z.array(
    z.object({
      day: slotDaySchema,
      slot: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      left: z.number().int().nonnegative(),
    }),
  ),
});
export type PickupSlots = z.infer<typeof pickupSlotsSchema>;
