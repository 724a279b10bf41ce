import { defineEntity, p } from '@mikro-orm/core';

/** A secret that every process of an instance shares, made with the database. */
export const InstanceSecret = defineEntity({
  name: 'InstanceSecret',
  tableName: 'instance_secret',
  properties: { name: p.text().primary(), value: p.text() },
});
