import { defineEntity, p } from '@mikro-orm/core';

/**
 * How far the instance's time is from the machine's, in ms: one row, 0 except where QA moves a test instance's clock.
 */
export const VirtualClock = defineEntity({
  name: 'VirtualClock',
  tableName: 'virtual_clock',
  properties: { id: p.integer().primary(), offsetMs: p.bigint('number').default(0) },
});
