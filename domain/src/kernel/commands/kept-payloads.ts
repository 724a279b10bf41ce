import type { CommandJob } from '@planet-heroes/contracts/commands';
import type { Queryable } from '../database/database.js';
import type { KeptPayload } from './kept-payload.entity.js';

const payloads = (database: Queryable) => database.tables<typeof KeptPayload>();

/** Keeps a personal payload here, and returns the job as it may travel: with the command's id alone. */
export async function keepPayload(database: Queryable, job: CommandJob): Promise<CommandJob> {
  const { id, scope, payload } = job;
  await payloads(database).insertInto('command_payload').values({ id, scope, payload }).execute();
  return { ...job, payload: {}, payloadKept: true } as CommandJob;
}

/** Jobs' payloads, from wherever they are; undefined for one that is gone. */
export async function payloadsOf(database: Queryable, jobs: readonly CommandJob[]): Promise<unknown[]> {
  const kept = await readPayloads(database, jobs.filter(({ payloadKept }) => payloadKept).map(({ id }) => id));
  return jobs.map(({ id, payload, payloadKept }) => (payloadKept ? kept.get(id) : payload));
}

/** Kept payloads, by their commands' ids. */
export async function readPayloads(database: Queryable, ids: readonly string[]): Promise<Map<string, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = await payloads(database).selectFrom('command_payload').select(['id', 'payload']).where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, payload }) => [id, payload]));
}

/** Forgets the payloads of commands that have their outcome. */
export async function dropPayloads(
  database: Queryable,
  jobs: readonly Pick<CommandJob, 'id' | 'payloadKept'>[],
): Promise<void> {
  const ids = jobs.filter(({ payloadKept }) => payloadKept).map(({ id }) => id);
  if (ids.length === 0) return;
  await payloads(database).deleteFrom('command_payload').where('id', 'in', ids).execute();
}
