import { defineEntity, p } from '@mikro-orm/core';

/** A doorstep pickup that was done, by the couriers' own id: none is counted twice. The rows are the only count. */
export const CompletedPickup = defineEntity({
  name: 'CompletedPickup',
  tableName: 'completed_pickup',
  properties: {
    id: p.string().primary(),
    zoneId: p.string(),
    completedAt: p.datetime().columnType('timestamptz(3)'),
  },
});

/** How many pickups are booked in a slot of a zone, on a day in Dubai. */
export const PickupSlot = defineEntity({
  name: 'PickupSlot',
  tableName: 'pickup_slot',
  properties: {
    zoneId: p.text().primary(),
    day: p.text().primary(),
    slot: p.text().primary(),
    booked: p.integer(),
  },
});
