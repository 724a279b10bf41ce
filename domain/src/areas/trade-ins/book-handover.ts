import { BOOKING_FLAGS } from '@planet-heroes/contracts/areas/trade-ins/fair-play';
import type { HandoverRequest } from '@planet-heroes/contracts/areas/trade-ins/handover';
import { AREA_ZONES, areaOutside } from '@planet-heroes/contracts/areas/pickups/areas';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { SlotTime } from '@planet-heroes/contracts/areas/pickups/slots';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { bookableSlot, feeOf, type SlotKey, takeSlot } from '../pickups/pickups.area.js';
import { advanceTradeIn } from './advance-trade-in.js';
import { raiseFlags } from './fair-play.js';
import { assertMayBook } from './few-pickups.js';
import { freeSlotOf } from './handover-slot.js';
import type { JourneyTables } from './journey.entities.js';
import { lockTradeIn } from './lock-trade-in.js';
import { readTradeIn } from './read-trade-ins.js';
import { handoverOf } from './take-pickup.js';
import { scheduleDemoStep } from './walk-demo-trade-in.js';

/** When a courier comes. */
type BookedTime = Omit<SlotTime, 'isRamadan'>;

/**
 * Arranges how the phone comes to the desk; sent again, in another way. A slot that it had before is free again. Throws
 * `address_in_other_zone`, `unknown_slot`, `slot_after_lock`, `slot_full`, `address_not_proven`,
 * `pickup_limit_reached`, `unknown_trade_in` or `illegal_transition`.
 */
export const bookHandover = transactionalHandler<'book-handover'>(
  async ({ tradeInId, heroId, handover }, transaction, { commandId: cause, now: time, services }) => {
    const tradeIn = await lockTradeIn(transaction, tradeInId, heroId);
    if (handover.method === 'pickup') assertInZone(handover);
    const slot = handover.method === 'pickup'
      ? {
        ...await heldSlot(transaction, tradeInId, handover, time)
          ?? bookableSlot(handover, time, services.ramadanShiftDays),
        zoneId: handover.zoneId,
      }
      : undefined;
    if (slot && tradeIn.lockedUntil && slot.endsAt > tradeIn.lockedUntil) throw afterLock(slot, tradeIn.lockedUntil);
    if (slot) await assertMayBook(transaction, tradeIn, slot);
    await freeSlotOf(transaction, tradeInId, slot);
    if (slot) await takeSlot(transaction, slot);
    await keepHandover(transaction, tradeInId, handover, slot);
    if (slot) await raiseFlags(transaction, tradeIn, time, BOOKING_FLAGS);
    const dueAt = slot?.endsAt ?? tradeIn.lockedUntil;
    const advanced = await advanceTradeIn(transaction, tradeIn, { to: 'booked', by: 'hero', dueAt, cause, time });
    await scheduleDemoStep(transaction, tradeIn, services, time);
    return {
      transactionId: await appendEvents(transaction, [advanced]),
      result: await readTradeIn(transaction, tradeInId, heroId),
    };
  },
);

/** An address that names an area of another zone is refused: its courier, fee and times are others. */
function assertInZone({ zoneId, address }: { zoneId: string; address: string }): void {
  const area = areaOutside(zoneId, address);
  if (!area) return;
  const zone = DELIVERY_ZONES.find(({ id }) => id === AREA_ZONES[area])!;
  throw new AppError(
    'address_in_other_zone',
    `${area} is in ${zone.name}. Choose ${area} as your area, or check the address.`,
    { area, zoneId: zone.id },
  );
}

/** The slot it already has, if asked for again: it keeps it, even when it is not offered any more. */
async function heldSlot(
  transaction: Transaction,
  tradeInId: string,
  { zoneId, day, slot }: SlotKey,
  now: Date,
): Promise<BookedTime | undefined> {
  const held = await handoverOf(transaction, tradeInId);
  const isSame = held && held.zoneId === zoneId && held.day === day && held.slot === slot;
  return isSame && held.startsAt && held.endsAt && held.startsAt > now
    ? { day, slot, startsAt: held.startsAt, endsAt: held.endsAt }
    : undefined;
}

/** The price would have run out before the courier has the phone. */
function afterLock({ day, slot }: BookedTime, lockedUntil: Date): AppError {
  const until = dubaiDate(lockedUntil);
  return new AppError(
    'slot_after_lock',
    `Your price is locked until ${until}, and this pickup would be later. Choose an earlier time, or another way.`,
    { day, slot, lockedUntil: lockedUntil.toISOString() },
  );
}

async function keepHandover(
  transaction: Transaction,
  tradeInId: string,
  handover: HandoverRequest,
  slot: BookedTime | undefined,
): Promise<void> {
  const where = handover.method === 'pickup' && slot
    ? {
      zoneId: handover.zoneId, day: slot.day, slot: slot.slot, startsAt: slot.startsAt, endsAt: slot.endsAt,
      address: handover.address, contact: handover.contact, phone: handover.phone, feeFils: feeOf(handover.zoneId),
    }
    : {
      zoneId: null, day: null, slot: null, startsAt: null, endsAt: null,
      address: null, contact: null, phone: null, feeFils: 0,
    };
  // The courier who had taken the earlier pickup loses it.
  const kept = { method: handover.method, ...where, courierId: null, courierName: null };
  await transaction.tables<JourneyTables>().insertInto('trade_in_handover').values({ tradeInId, ...kept })
    .onConflict((conflict) => conflict.column('tradeInId').doUpdateSet(kept)).execute();
}
