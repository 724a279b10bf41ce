import { defineEntity, p } from '@mikro-orm/core';
import type { CommandOutcome } from '@planet-heroes/contracts/commands';

/** How a command ended, written in the same transaction as its effects: the same key gets the same answer again. */
export const CommandResultRecord = defineEntity({
  name: 'CommandResultRecord',
  tableName: 'command_result',
  properties: {
    scope: p.text().primary(),
    key: p.text().primary(),
    commandId: p.text(),
    name: p.text(),
    bodyHash: p.text(),
    /** Kept as text, not as jsonb: the stored answer must be the same to the letter. */
    outcome: p.json<CommandOutcome>().columnType('json'),
    createdAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
  },
  indexes: [{ name: 'command_result_command_id', properties: ['commandId'] }],
});
