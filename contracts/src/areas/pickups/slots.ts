import { z } from 'zod';
import { timeSchema } from '../../kernel/time.js';
import { DAY_MS } from '../../kernel/calendar/durations.js';
import { DUBAI_OFFSET, dubaiDate } from '../../kernel/calendar/dubai-calendar.js';
import { endsOf, isRamadan, ramadanSlots } from './ramadan.js';
import { DELIVERY_ZONES } from './zones.js';

/** A day in Dubai, as `2026-11-22`. */
export const slotDaySchema = z.iso.date();

/** Couriers who can be at a door in one slot of a zone. */
export const PICKUPS_PER_SLOT = 6;
/** Days ahead, today not counted, on which pickups can be booked at the latest. */
export const BOOKABLE_DAYS = 14;

/** A slot on a day, with its begin and end. */
export interface SlotTime {
  day: string;
  slot: string;
  startsAt: Date;
  endsAt: Date;
  /** Its day has Ramadan hours: nobody comes over iftar. */
  isRamadan: boolean;
}

/**
 * The slots of a zone that can be booked at this moment, in their order: from tomorrow where the zone is served next
 * day, else from the day after it (spec document 2, section 9). Days in Ramadan have hours of their own.
 */
export function bookableSlots(zoneId: string, now: Date, ramadanShiftDays = 0): SlotTime[] {
  const zone = DELIVERY_ZONES.find(({ id }) => id === zoneId);
  if (!zone) return [];
  const first = zone.nextDay ? 1 : 2;
  const days = Array.from(
    { length: BOOKABLE_DAYS - first + 1 },
    (_, at) => dubaiDate(new Date(now.getTime() + (first + at) * DAY_MS)),
  );
  return days.flatMap((day) => {
    const inRamadan = isRamadan(day, ramadanShiftDays);
    const slots = inRamadan ? ramadanSlots(zone.timeSlots) : zone.timeSlots;
    return slots.map((slot) => ({ day, slot, ...hoursOf(day, slot), isRamadan: inRamadan }));
  });
}

function hoursOf(day: string, slot: string): { startsAt: Date; endsAt: Date } {
  const at = (time: string) => new Date(`${day}T${time.padStart(5, '0')}:00${DUBAI_OFFSET}`);
  const { from, to } = endsOf(slot);
  return { startsAt: at(from), endsAt: at(to) };
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
      startsAt: timeSchema,
      endsAt: timeSchema,
      left: z.number().int().nonnegative(),
      /** Its day has Ramadan hours: nobody comes over iftar. */
      isRamadan: z.boolean(),
    }),
  ),
});
export type PickupSlots = z.infer<typeof pickupSlotsSchema>;
