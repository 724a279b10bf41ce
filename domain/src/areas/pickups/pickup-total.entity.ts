import { defineEntity, p } from '@mikro-orm/core';

/** How many doorstep pickups were done in a delivery zone. */
export const PickupTotal = defineEntity({
  name: 'PickupTotal',
  tableName: 'pickup_total',
  properties: {
    zoneId: p.string().primary(),
    pickups: p.bigint('number').default(0),
  },
});
