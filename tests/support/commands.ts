import { randomUUID } from 'node:crypto';
import type { CommandName } from '@planet-heroes/contracts/commands';
import type { IngestResult } from '@planet-heroes/contracts/kernel/ingest/answers';
import { runCommand } from '@planet-heroes/domain/kernel/commands/run-command';
import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { TEST_SERVICES } from './command-services.js';

interface Circumstances {
  id?: string;
  scope?: string;
  services?: typeof TEST_SERVICES;
}

/** Runs commands on a test's database as a worker does, without a queue. */
export function commandsOn(database: () => Database) {
  const outcomeOf = (
    name: CommandName,
    payload: object,
    { id = randomUUID(), scope = 'test', services = TEST_SERVICES }: Circumstances = {},
  ) => runCommand(database(), { id, name, payload, scope, key: id, bodyHash: '', replyTo: 't' } as never, services);
  /** The result, or the refusal's code. */
  const run = async (...command: Parameters<typeof outcomeOf>) => {
    const outcome = await outcomeOf(...command);
    return outcome.status === 'succeeded' ? { result: outcome.result as never } : { code: outcome.error.code };
  };
  /** The result. Throws at a refusal. */
  const done = async (...command: Parameters<typeof outcomeOf>) => {
    const outcome = await outcomeOf(...command);
    if (outcome.status !== 'succeeded') throw new Error(JSON.stringify(outcome));
    return outcome.result as never;
  };
  /** Of each event: `applied`, `duplicate` or the refusal's code. */
  const ingest = async (...events: unknown[]) => {
    const { results } = await done('ingest-event', { events }) as { results: IngestResult[] };
    return results.map(({ status, error }) => error?.code ?? status);
  };
  /** Throws unless every event is applied. */
  const apply = async (...events: unknown[]) => {
    const fates = await ingest(...events);
    if (fates.some((fate) => fate !== 'applied')) throw new Error(`Not applied: ${fates.join(', ')}`);
  };
  return { outcomeOf, run, done, ingest, apply };
}
