import { defineEntity, p } from '@mikro-orm/core';

/** A doorstep pickup that was done, by the couriers' own id: none is counted twice. */
export const CompletedPickup = defineEntity({
  name: 'CompletedPickup',
  tableName: 'completed_pickup',
  properties: {
    id: p.string().primary(),
    zoneId: p.string(),
    completedAt: p.datetime().columnType('timestamptz(3)'),
  },
});
