import { defineArea } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { completePickup, completePickupByDesk } from './complete-pickup.js';
import { pickupTotals } from './pickup-counts.js';
import { CompletedPickup, PickupSlot } from './pickups.entities.js';

/** Doorstep pickups that couriers have done. */
export const pickups = defineArea({
  name: 'pickups',
  entities: [CompletedPickup, PickupSlot],
  commands: { 'complete-pickup': completePickupByDesk },
  events: { 'pickup.completed': oneByOne((transaction, event) => completePickup(transaction, activityOf(event))) },
  totals: [pickupTotals],
});

export { completePickup } from './complete-pickup.js';
export type { PickupSlot } from './pickups.entities.js';
export { bookableSlot, feeOf, lockSlots, releaseSlot, type SlotKey, takeSlot } from './pickup-slots.js';
