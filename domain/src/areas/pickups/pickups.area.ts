import { defineArea } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { completePickup, completePickupByDesk } from './complete-pickup.js';
import { CompletedPickup, PickupSlot, PickupTotal } from './pickups.entities.js';
import { PICKUP_INVARIANTS, pickupTotals } from './reconciliation.js';

/** Doorstep pickups that couriers have done. */
export const pickups = defineArea({
  name: 'pickups',
  entities: [CompletedPickup, PickupTotal, PickupSlot],
  commands: { 'complete-pickup': completePickupByDesk },
  events: { 'pickup.completed': oneByOne((transaction, event) => completePickup(transaction, activityOf(event))) },
  invariants: PICKUP_INVARIANTS,
  totals: [pickupTotals],
});

export { completePickup } from './complete-pickup.js';
export type { PickupSlot } from './pickups.entities.js';
export { bookableSlot, feeOf, lockSlots, releaseSlot, type SlotKey, takeSlot } from './pickup-slots.js';
