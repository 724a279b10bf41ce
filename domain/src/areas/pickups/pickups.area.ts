import { defineArea } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { completePickup } from './complete-pickup.js';
import { CompletedPickup } from './completed-pickup.entity.js';
import { PICKUP_INVARIANTS } from './invariants.js';
import { PickupTotal } from './pickup-total.entity.js';

/** Doorstep pickups that couriers have done. */
export const pickups = defineArea({
  name: 'pickups',
  entities: [CompletedPickup, PickupTotal],
  events: { 'pickup.completed': oneByOne((transaction, event) => completePickup(transaction, activityOf(event))) },
  invariants: PICKUP_INVARIANTS,
  totals: [
    `select 'pickups ' || zone_id as name, pickups::text as total from pickup_total where pickups > 0`,
  ],
});
