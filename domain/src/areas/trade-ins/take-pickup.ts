import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Row, Transaction } from '../../kernel/database/database.js';
import { assertMayTake } from './few-pickups.js';
import type { JourneyTables, TradeInHandover } from './journey.entities.js';
import { lockTradeIn } from './lock-trade-in.js';

/** The courier at the door. */
export interface Courier {
  id: string;
  name: string;
}

/**
 * A courier takes a pickup onto the own route and gets its address; one that is on it already stays there. Throws
 * `unknown_trade_in`, `illegal_transition`, `pickup_taken` or `pickup_limit_reached`.
 */
export const takePickup = transactionalHandler<'take-pickup'>(async ({ tradeInId, by }, transaction) => {
  const { state } = await lockTradeIn(transaction, tradeInId);
  const handover = await handoverOf(transaction, tradeInId);
  if (state !== 'booked' || handover?.method !== 'pickup') {
    throw new AppError('illegal_transition', 'There is no pickup to be done any more.', { from: state });
  }
  await holdPickup(transaction, handover, by);
  return { result: { tradeInId }, transactionId: undefined };
});

/** Puts a locked trade-in’s pickup onto a courier’s route. Throws `pickup_taken` or `pickup_limit_reached`. */
export async function holdPickup(
  transaction: Transaction,
  { tradeInId, courierId, courierName, day }: Row<typeof TradeInHandover>,
  { id, name }: Courier,
): Promise<void> {
  if (courierId === id) return;
  if (courierId !== null) {
    throw new AppError('pickup_taken', `${courierName} has taken this pickup.`, { courier: courierName });
  }
  await assertMayTake(transaction, { tradeInId, courierId: id, day: day! });
  await transaction.tables<JourneyTables>().updateTable('trade_in_handover').set({ courierId: id, courierName: name })
    .where('tradeInId', '=', tradeInId).execute();
}

/** Keeps who signed at the door, on a locked trade-in. */
export async function keepSignature(
  transaction: Transaction,
  tradeInId: string,
  { name, drawing }: { name: string; drawing?: string | undefined },
  signedAt: Date,
): Promise<void> {
  await transaction.tables<JourneyTables>().updateTable('trade_in_handover')
    .set({ signedBy: name, signature: drawing ?? null, signedAt }).where('tradeInId', '=', tradeInId).execute();
}

export function handoverOf(
  transaction: Transaction,
  tradeInId: string,
): Promise<Row<typeof TradeInHandover> | undefined> {
  return transaction.tables<JourneyTables>().selectFrom('trade_in_handover').selectAll()
    .where('tradeInId', '=', tradeInId).executeTakeFirst();
}
