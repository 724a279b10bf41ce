import type { Reaction } from '../../kernel/areas/area.js';
import { closeTradeIn } from './close-trade-in.js';
import type { JourneyTables } from './journey.entities.js';
import { lockTradeIn } from './lock-trade-in.js';
import type { TradeIn } from './trade-in.entity.js';

/**
 * When a hero leaves, pickups that were still to come are cancelled, and where a courier was to come, and whom to ask
 * for, goes.
 */
export const forgetHandovers: Reaction<'hero.removed'> = async (transaction, events) => {
  const tables = transaction.tables<JourneyTables | typeof TradeIn>();
  const heroIds = events.map(({ data }) => data.heroId);
  const booked = await tables.selectFrom('trade_in').select(['id', 'heroId']).where('heroId', 'in', heroIds)
    .where('state', '=', 'booked').orderBy('id').execute();
  const cancelled = [];
  for (const { id, heroId } of booked) {
    const { cause, time } = events.find(({ data }) => data.heroId === heroId)!;
    const tradeIn = await lockTradeIn(transaction, id);
    cancelled.push(...await closeTradeIn(transaction, tradeIn, { to: 'cancelled', by: 'hero', cause, time }));
  }
  await tables.updateTable('trade_in_handover').set({ address: null, contact: null, phone: null })
    .where('tradeInId', 'in', tables.selectFrom('trade_in').select('id').where('heroId', 'in', heroIds))
    .execute();
  return cancelled;
};
