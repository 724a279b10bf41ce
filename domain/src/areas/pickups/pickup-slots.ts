import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import {
  bookableSlots, type PickupSlots, PICKUPS_PER_SLOT, type SlotTime,
} from '@planet-heroes/contracts/areas/pickups/slots';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import type { PickupSlot } from './pickups.entities.js';

/** What a pickup in a zone costs, fils (spec document 2, section 9). */
export function feeOf(zoneId: string): number {
  return (DELIVERY_ZONES.find(({ id }) => id === zoneId)?.fee ?? 0) * 100;
}

/** A slot of a zone that can be booked now. Throws `unknown_slot`. */
export function bookableSlot(zoneId: string, day: string, slot: string, now: Date): SlotTime {
  const found = bookableSlots(zoneId, now).find((each) => each.day === day && each.slot === slot);
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

/** Takes one pickup of a slot. Throws `slot_full` where none is left. */
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
  if (!taken) {
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

/** The slots of a zone that can be booked now, with what is left of each. */
export async function readPickupSlots(database: Queryable, zoneId: string, now: Date): Promise<PickupSlots> {
  const slots = bookableSlots(zoneId, now);
  const booked = await database.tables<typeof PickupSlot>().selectFrom('pickup_slot').select(['day', 'slot', 'booked'])
    .where('zoneId', '=', zoneId).where('day', '>=', slots[0]?.day ?? '').execute();
  const taken = new Map(booked.map(({ day, slot, booked: count }) => [`${day} ${slot}`, count]));
  return {
    zoneId,
    feeFils: feeOf(zoneId),
    slots: slots.map(({ day, slot, startsAt, endsAt }) => ({
      day, slot, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(),
      left: Math.max(0, PICKUPS_PER_SLOT - (taken.get(`${day} ${slot}`) ?? 0)),
    })),
  };
}
