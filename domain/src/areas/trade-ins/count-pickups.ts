import type { Reaction } from '../../kernel/areas/area.js';
import { completePickup } from '../pickups/pickups.area.js';
import type { JourneyTables } from './journey.entities.js';

/** A pickup at the door counts for its zone, like the pickups that partners report. */
export const countPickups: Reaction<'trade.advanced'> = async (transaction, events) => {
  const collected = events.filter(({ data }) => data.to === 'collected');
  if (collected.length === 0) return;
  const zones = await transaction.tables<JourneyTables>().selectFrom('trade_in_handover')
    .select(['tradeInId', 'zoneId'])
    .where('tradeInId', 'in', collected.map(({ data }) => data.tradeInId)).where('zoneId', 'is not', null).execute();
  for (const { tradeInId, zoneId } of zones) {
    const { cause, time } = collected.find(({ data }) => data.tradeInId === tradeInId)!;
    await completePickup(transaction, { pickupId: tradeInId, zoneId: zoneId!, cause, time });
  }
};
