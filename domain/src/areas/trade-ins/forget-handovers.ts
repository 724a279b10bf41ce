import type { Reaction } from '../../kernel/areas/area.js';
import { closeTradeIn } from './close-trade-in.js';
import { closeUncredited } from './fair-play.js';
import { forgetPhotos } from './forget-photos.js';
import type { JourneyTables } from './journey.entities.js';
import { lockTradeIn } from './lock-trade-in.js';
import type { TradeIn } from './trade-in.entity.js';

/**
 * When a hero leaves, pickups that were still to come are cancelled, and so is what has only to be credited. Where a
 * courier was to come, whom to ask for, who signed, what the phone looked like and its number go.
 */
export const forgetHandovers: Reaction<'hero.removed'> = async (transaction, events) => {
  const tables = transaction.tables<JourneyTables | typeof TradeIn>();
  const heroIds = events.map(({ data }) => data.heroId);
  const ending = await tables.selectFrom('trade_in').select(['id', 'heroId']).where('heroId', 'in', heroIds)
    .where('state', 'in', ['booked', 'wiped']).orderBy('id').execute();
  const cancelled = [];
  for (const { id, heroId } of ending) {
    const { cause, time } = events.find(({ data }) => data.heroId === heroId)!;
    const tradeIn = await lockTradeIn(transaction, id);
    const step = { by: 'hero' as const, cause, time };
    cancelled.push(
      ...tradeIn.state === 'wiped'
        ? await closeUncredited(transaction, tradeIn, step)
        : await closeTradeIn(transaction, tradeIn, { ...step, to: 'cancelled' }),
    );
  }
  await tables.updateTable('trade_in_handover')
    .set({ address: null, contact: null, phone: null, signedBy: null, signature: null, signedAt: null })
    .where('tradeInId', 'in', tables.selectFrom('trade_in').select('id').where('heroId', 'in', heroIds))
    .execute();
  await tables.deleteFrom('trade_in_return')
    .where('tradeInId', 'in', tables.selectFrom('trade_in').select('id').where('heroId', 'in', heroIds)).execute();
  await tables.updateTable('trade_in').set({ imei: null, sealedImei: null, imeiDigest: null })
    .where('heroId', 'in', heroIds).execute();
  const photos = await tables.selectFrom('trade_in_photo').select('id')
    .where('tradeInId', 'in', tables.selectFrom('trade_in').select('id').where('heroId', 'in', heroIds))
    .execute();
  await forgetPhotos(transaction, photos.map(({ id }) => id), events[0]!.time);
  return cancelled;
};
