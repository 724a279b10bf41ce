import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { Transaction } from '../../kernel/database/database.js';
import { lockOrder, type OrderActivity, type OrderChange, orderEvent, saveOrder } from './change-order.js';
import { keepCustody } from './custody.js';

/**
 * The courier has the devices in hand: once, before any of them is received. Throws `unknown_order`,
 * `illegal_transition` or `pickup_not_booked`.
 */
export async function collectOrder(
  transaction: Transaction,
  collection: OrderActivity & { name?: string | undefined },
): Promise<OrderChange> {
  const { orderId, name, time } = collection;
  const locked = await lockOrder(transaction, orderId);
  if (locked.state !== 'processing' || locked.collectedAt || locked.expected < locked.deviceCount) {
    const standing = locked.state === 'processing' ? 'collected already' : locked.state.replaceAll('_', ' ');
    throw new AppError('illegal_transition', `Order ${orderId} is ${standing}: there is nothing to collect.`, {
      from: locked.state,
    });
  }
  assertPickupBooked(locked);
  locked.collectedAt = time;
  await keepCustody(transaction, orderId, [[1, locked.deviceCount]], { step: 'collected', by: 'courier', name, time });
  const order = await saveOrder(transaction, locked);
  return { order, events: [orderEvent('order.collected', order, collection)] };
}

/** Throws `pickup_not_booked` where nobody has said on which day the devices are picked up. */
export function assertPickupBooked({ id, pickupDate }: { id: string; pickupDate?: unknown }): void {
  if (pickupDate) return;
  throw new AppError(
    'pickup_not_booked',
    `The pickup of order ${id} is not booked yet. Give its day first; then its devices can be taken.`,
    { orderId: id },
  );
}
