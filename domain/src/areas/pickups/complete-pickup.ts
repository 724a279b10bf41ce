import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { LogEventData } from '@planet-heroes/contracts/log-events';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import type { CompletedPickup } from './pickups.entities.js';

/** The desk counts a pickup that a partner's courier did. Throws `already_exists`. */
export const completePickupByDesk = transactionalHandler<'complete-pickup'>(
  async (pickup, transaction, { commandId, now }) => {
    const transactionId = await completePickup(transaction, { ...pickup, cause: commandId, time: now });
    return { result: pickup, transactionId };
  },
);

/**
 * Counts a doorstep pickup that was done, and returns the transaction of its event. Throws `already_exists` where it
 * was counted before.
 */
export async function completePickup(
  transaction: Transaction,
  { pickupId, zoneId, cause, time }: LogEventData<'pickup.completed'> & { cause: string; time: Date },
): Promise<string | undefined> {
  const counted = await transaction
    .tables<typeof CompletedPickup>()
    .insertInto('completed_pickup')
    .values({ id: pickupId, zoneId, completedAt: time })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!counted) throw new AppError('already_exists', `The pickup "${pickupId}" was counted before.`, { pickupId });
  return appendEvents(transaction, [{
    type: 'pickup.completed',
    subject: pickupId,
    cause,
    time,
    data: { pickupId, zoneId },
  }]);
}
