import type { Transaction } from '../../kernel/database/database.js';
import { lockSlots, releaseSlot, type SlotKey } from '../pickups/pickups.area.js';
import type { JourneyTables } from './journey.entities.js';

/**
 * Gives back the pickup slot that a trade-in holds, where it holds one and no courier has come yet. `wanted` is the one
 * that is taken next, if any.
 */
export async function freeSlotOf(transaction: Transaction, tradeInId: string, wanted?: SlotKey): Promise<void> {
  const tables = transaction.tables<JourneyTables>();
  const found = await tables.selectFrom('trade_in_handover').select(['zoneId', 'day', 'slot'])
    .where('tradeInId', '=', tradeInId).executeTakeFirst();
  const collected = await tables.selectFrom('trade_in_step').select('id')
    .where('tradeInId', '=', tradeInId).where('state', '=', 'collected').executeTakeFirst();
  const { zoneId, day, slot } = found ?? {};
  const held = zoneId && day && slot && !collected ? { zoneId, day, slot } : undefined;
  await lockSlots(transaction, [held ?? [], wanted ?? []].flat());
  if (!held) return;
  await releaseSlot(transaction, held);
  await tables.updateTable('trade_in_handover').set({ slot: null }).where('tradeInId', '=', tradeInId).execute();
}

/** No courier has come, and none will: the slot that a trade-in holds is free, and nothing is kept back for it. */
export async function forgoPickup(transaction: Transaction, tradeInId: string): Promise<void> {
  await freeSlotOf(transaction, tradeInId);
  await transaction.tables<JourneyTables>().updateTable('trade_in_handover').set({ feeFils: 0 })
    .where('tradeInId', '=', tradeInId).execute();
}
