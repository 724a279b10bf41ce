import { defineEntity, p } from '@mikro-orm/core';
import type { CommandJob, CommandOutcome } from '@planet-heroes/contracts/commands';

/** A command that was answered with 202: kept until it has an outcome, so that a lost queue cannot lose it. */
export const AcceptedCommand = defineEntity({
  name: 'AcceptedCommand',
  tableName: 'accepted_command',
  properties: {
    id: p.text().primary(),
    job: p.json<CommandJob>(),
    acceptedAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
    outcome: p.json<CommandOutcome>().columnType('json').nullable(),
    settledAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** A keyed digest of the key or session that it came with: its result is shown to nobody else. */
    asker: p.text().nullable(),
  },
});
