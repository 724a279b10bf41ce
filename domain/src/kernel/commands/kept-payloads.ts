import type { CommandJob } from '@planet-heroes/contracts/commands';
import type { Queryable } from '../database/database.js';

/** Keeps a personal payload here, and returns the job as it may travel: with the command's id alone. */
export async function keepPayload(database: Queryable, job: CommandJob): Promise<CommandJob> {
  await database.query('insert into command_payload (id, scope, payload) values ($1, $2, $3)', [job.id, job.scope, JSON.stringify(job.payload)], 'keep-payload');
  return { ...job, payload: {}, payloadKept: true } as CommandJob;
}

/** A job's payload, from wherever it is; undefined once it is gone. */
export async function payloadOf(database: Queryable, { id, payload, payloadKept }: CommandJob): Promise<unknown> {
  if (!payloadKept) return payload;
  const [kept] = await database.query<{ payload: unknown }>('select payload from command_payload where id = $1', [id], 'read-payload');
  return kept?.payload;
}

/** Kept payloads, by their commands' ids. */
export async function readPayloads(database: Queryable, ids: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await database.query<{ id: string; payload: unknown }>('select id, payload from command_payload where id = any($1::text[])', [ids]);
  return new Map(rows.map(({ id, payload }) => [id, payload]));
}

/** Forgets a payload once its command has its outcome. */
export async function dropPayload(database: Queryable, { id, payloadKept }: Pick<CommandJob, 'id' | 'payloadKept'>): Promise<void> {
  if (payloadKept) await database.query('delete from command_payload where id = $1', [id], 'drop-payload');
}
