import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import {
  bookableSlots, type PickupSlots, PICKUPS_PER_SLOT, type SlotTime,
} from '@planet-heroes/contracts/areas/pickups/slots';
import { overlap } from '@planet-heroes/contracts/areas/pickups/ramadan';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { Queryable, Row, Transaction } from '../../kernel/database/database.js';
import type { PickupSlot } from './pickups.entities.js';

/** What a pickup in a zone costs, fils (spec document 2, section 9). */
export function feeOf(zoneId: string): number {
  return (DELIVERY_ZONES.find(({ id }) => id === zoneId)?.fee ?? 0) * 100;
}

/** A slot of a zone that can be booked now. Throws `unknown_slot`. */
export function bookableSlot({ zoneId, day, slot }: SlotKey, now: Date, ramadanShiftDays = 0): SlotTime {
  const found = bookableSlots(zoneId, now, ramadanShiftDays).find((each) => each.day === day && each.slot === slot);
  if (!found) {
    throw new AppError(
      'unknown_slot',
      `There is no pickup on ${day}, ${slot}, that can still be booked in this zone. Choose one of those that are listed.`,
      { zoneId, day, slot },
    );
  }
  return found;
}

/** Which pickups: of a zone, on a day in Dubai, in one of the zone’s slots. */
export interface SlotKey {
  zoneId: string;
  day: string;
  slot: string;
}

/** Keeps these slots for the transaction, in one order for all: two that change places do not wait for each other. */
export async function lockSlots(transaction: Transaction, slots: readonly SlotKey[]): Promise<void> {
  if (slots.length === 0) return;
  await transaction.tables<typeof PickupSlot>().selectFrom('pickup_slot').select('day')
    .where((eb) => eb.or(slots.map(({ zoneId, day, slot }) => eb.and({ zoneId, day, slot }))))
    .orderBy('zoneId').orderBy('day').orderBy('slot').forUpdate().execute();
}

/**
 * Takes one pickup of a slot. Throws `slot_full` where none is left: couriers who are at doors in a slot of other hours
 * that overlaps it, booked before the day's hours changed, are not free.
 */
export async function takeSlot(transaction: Transaction, { zoneId, day, slot }: SlotKey): Promise<void> {
  const taken = await transaction.tables<typeof PickupSlot>().insertInto('pickup_slot')
    .values({ zoneId, day, slot, booked: 1 })
    .onConflict((conflict) =>
      conflict.columns(['zoneId', 'day', 'slot'])
        .doUpdateSet((eb) => ({ booked: eb('pickup_slot.booked', '+', 1) }))
        .where('pickup_slot.booked', '<', PICKUPS_PER_SLOT)
    )
    .returning('booked')
    .executeTakeFirst();
  const others = overlapping(await bookedSlots(transaction, zoneId, day, day), { day, slot });
  if (!taken || taken.booked + others > PICKUPS_PER_SLOT) {
    throw new AppError('slot_full', `The pickups on ${day}, ${slot}, are all taken. Choose another time.`, {
      zoneId, day, slot,
    });
  }
}

/** Gives one pickup of a slot back. */
export async function releaseSlot(transaction: Transaction, { zoneId, day, slot }: SlotKey): Promise<void> {
  await transaction.tables<typeof PickupSlot>().updateTable('pickup_slot')
    .set((eb) => ({ booked: eb('booked', '-', 1) }))
    .where('zoneId', '=', zoneId).where('day', '=', day).where('slot', '=', slot).execute();
}

type BookedSlot = Pick<Row<typeof PickupSlot>, 'day' | 'slot' | 'booked'>;

/** The booked slots of a zone, on one day or from a first one on. */
function bookedSlots(database: Queryable, zoneId: string, from: string, to?: string): Promise<BookedSlot[]> {
  return database.tables<typeof PickupSlot>().selectFrom('pickup_slot').select(['day', 'slot', 'booked'])
    .where('zoneId', '=', zoneId).where('day', '>=', from).$if(to !== undefined, (rows) => rows.where('day', '<=', to!))
    .where('booked', '>', 0).execute();
}

/** How many pickups are booked in slots of other hours that have time in common with one. */
function overlapping(booked: readonly BookedSlot[], { day, slot }: Pick<SlotKey, 'day' | 'slot'>): number {
  return booked.filter((other) => other.day === day && other.slot !== slot && overlap(other.slot, slot))
    .reduce((sum, other) => sum + other.booked, 0);
}

/** The slots of a zone that can be booked now, with what is left of each. */
export async function readPickupSlots(
  database: Queryable,
  zoneId: string,
  now: Date,
  ramadanShiftDays = 0,
): Promise<PickupSlots> {
  const slots = bookableSlots(zoneId, now, ramadanShiftDays);
  const booked = await bookedSlots(database, zoneId, slots[0]?.day ?? '');
  const taken = new Map(booked.map(({ day, slot, booked: count }) => [`${day} ${slot}`, count]));
  return {
    zoneId,
    feeFils: feeOf(zoneId),
    slots: slots.map(({ day, slot, startsAt, endsAt, isRamadan }) => ({
      day, slot, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), isRamadan,
      left: Math.max(
        0,
        PICKUPS_PER_SLOT - (taken.get(`${day} ${slot}`) ?? 0) - overlapping(booked, { day, slot }),
      ),
    })),
  };
}
