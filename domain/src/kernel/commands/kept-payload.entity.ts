import { defineEntity, p } from '@mikro-orm/core';

/**
 * The payload of a command that is personal: its job carries the command's id alone, and this goes with its outcome.
 */
export const KeptPayload = defineEntity({
  name: 'KeptPayload',
  tableName: 'command_payload',
  properties: {
    id: p.text().primary(),
    /** Whose it is: a hero's go when the hero leaves. */
    scope: p.text(),
    payload: p.json(),
    createdAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
  },
  indexes: [{ name: 'command_payload_scope', properties: ['scope'] }],
});
