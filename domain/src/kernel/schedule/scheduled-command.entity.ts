import { defineEntity, p } from '@mikro-orm/core';
import type { CommandName, CommandPayload } from '@planet-heroes/contracts/commands';

/** A command that is to run at a time of the instance's clock. It goes away in the transaction that carries it out. */
export const ScheduledCommand = defineEntity({
  name: 'ScheduledCommand',
  tableName: 'scheduled_command',
  properties: {
    id: p.text().primary(),
    name: p.text().$type<CommandName>(),
    payload: p.json<CommandPayload<CommandName>>(),
    dueAt: p.datetime().columnType('timestamptz(3)'),
    /** Checks that come again and again: nobody waits for them to be done. */
    recurring: p.boolean().default(false),
    /** When it was last put on its queue, by the machine's clock. */
    enqueuedAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
