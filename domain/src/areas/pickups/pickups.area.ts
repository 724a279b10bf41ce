import { defineArea } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { completePickup } from './complete-pickup.js';
import { CompletedPickup, PickupTotal } from './pickups.entities.js';
import { PICKUP_INVARIANTS, pickupTotals } from './reconciliation.js';

/** Doorstep pickups that couriers have done. */
export const pickups = defineArea({
  name: 'pickups',
  entities: [CompletedPickup, PickupTotal],
  events: { 'pickup.completed': oneByOne((transaction, event) => completePickup(transaction, activityOf(event))) },
  invariants: PICKUP_INVARIANTS,
  totals: [pickupTotals],
});
