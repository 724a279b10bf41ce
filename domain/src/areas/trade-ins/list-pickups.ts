import type { PickupsOfDay } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { DUBAI_OFFSET, dubaiDate, dubaiDay } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { readClock } from '../../kernel/clock/read-clock.js';
import type { Queryable } from '../../kernel/database/database.js';
import type { JourneyTables } from './journey.entities.js';
import type { TradeIn } from './trade-in.entity.js';

/**
 * The pickups of a day in Dubai that are booked and not done yet, in the order of their slots; today’s by default. A
 * courier is shown those that nobody has taken, without the door, and the own ones; the desk all.
 */
export async function listPickupsOfDay(
  database: Queryable,
  given: string | undefined,
  { id: operatorId, seesAll }: { id: string; seesAll: boolean },
): Promise<PickupsOfDay> {
  const day = given ?? dubaiDate(new Date((await readClock(database)).now));
  const [from, to] = dubaiDay(new Date(`${day}T00:00:00${DUBAI_OFFSET}`));
  const doors = database.tables<JourneyTables | typeof TradeIn>()
    .selectFrom('trade_in_handover')
    .innerJoin('trade_in', 'trade_in.id', 'trade_in_handover.tradeInId')
    .where('state', '=', 'booked').where('startsAt', '>=', from)
    .$if(!seesAll, (booked) =>
      booked.where(({ eb, or }) => or([eb('courierId', 'is', null), eb('courierId', '=', operatorId)])));
  const rows = await doors
    .select([
      'trade_in.id', 'code', 'device', 'zoneId', 'slot', 'startsAt', 'endsAt', 'address', 'contact', 'phone',
      'courierId', 'courierName',
    ])
    .where('startsAt', '<', to)
    .orderBy('startsAt').orderBy('endsAt').orderBy('zoneId').orderBy('trade_in.id')
    .execute();
  const pickups = rows.map(({ id: tradeInId, code, device, courierId, courierName, ...door }) => ({
    tradeInId, code, device, isOwn: courierId === operatorId, courier: courierName ?? null,
    zoneId: door.zoneId ?? '', slot: door.slot ?? '',
    startsAt: door.startsAt!.toISOString(), endsAt: door.endsAt!.toISOString(),
    ...(seesAll || courierId === operatorId
      ? { address: door.address, contact: door.contact, phone: door.phone }
      : { address: null, contact: null, phone: null }),
  }));
  const later = await doors.where('startsAt', '>=', to)
    .select(({ fn }) => fn.min<Date | null>('startsAt').as('at')).executeTakeFirstOrThrow();
  return { day, pickups, nextDay: later.at && dubaiDate(later.at) };
}
