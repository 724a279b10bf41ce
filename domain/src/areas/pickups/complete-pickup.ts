import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { LogEventData } from '@planet-heroes/contracts/log-events';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';

/** Counts a doorstep pickup that was done, and returns the transaction of its event. Throws `already_exists` where it was counted before. */
export async function completePickup(
  transaction: Transaction,
  { pickupId, zoneId, cause, time }: LogEventData<'pickup.completed'> & { cause: string; time: Date },
): Promise<string | undefined> {
  // All zones at once and in order: two batches that come through the zones crosswise would wait for each other.
  await transaction.query('select from pickup_total order by zone_id for update');
  const inserted = await transaction.query(
    'insert into completed_pickup (id, zone_id, completed_at) values ($1, $2, $3) on conflict do nothing returning id',
    [pickupId, zoneId, time.toISOString()],
  );
  if (inserted.length === 0) throw new AppError('already_exists', `The pickup "${pickupId}" was counted before.`, { pickupId });
  await transaction.query(
    `insert into pickup_total (zone_id, pickups) values ($1, 1) on conflict (zone_id) do update set pickups = pickup_total.pickups + 1`,
    [zoneId],
  );
  return appendEvents(transaction, [{ type: 'pickup.completed', subject: pickupId, cause, time, data: { pickupId, zoneId } }]);
}
