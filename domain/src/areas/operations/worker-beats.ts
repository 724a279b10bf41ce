import type { Queryable } from '../../kernel/database/database.js';

/** A beat older than this is of a process that is gone or stuck. */
const ALIVE_SECONDS = 15;
const FORGET_SECONDS = 3600;

export interface Beat {
  queue: string;
  concurrency: number;
  finishedPerSecond: number;
  meanJobMs: number;
}

/** What all living workers of a queue do together. */
export interface QueueWork {
  queue: string;
  workers: number;
  /** Jobs that they can run at once. */
  concurrency: number;
  finishedPerSecond: number;
  meanJobMs: number;
}

/** Writes down what a worker process did since its last beat. */
export async function writeBeats(database: Queryable, processId: string, beats: readonly Beat[]): Promise<void> {
  await database.query(
    `insert into worker_beat (process_id, queue, concurrency, finished_per_second, mean_job_ms)
     select $1, * from unnest($2::text[], $3::int[], $4::real[], $5::real[])
     on conflict (process_id, queue) do update set concurrency = excluded.concurrency,
       finished_per_second = excluded.finished_per_second, mean_job_ms = excluded.mean_job_ms, beat_at = now()`,
    [
      processId,
      beats.map(({ queue }) => queue),
      beats.map(({ concurrency }) => concurrency),
      beats.map(({ finishedPerSecond }) => finishedPerSecond),
      beats.map(({ meanJobMs }) => meanJobMs),
    ],
  );
}

/** Takes a process that stops off the list, and those that ended without saying so. */
export async function removeBeats(database: Queryable, processId: string): Promise<void> {
  await database.query(`delete from worker_beat where process_id = $1 or beat_at < now() - $2 * interval '1 second'`, [
    processId, FORGET_SECONDS,
  ]);
}

/** The work of every queue that somebody consumes. */
export function readQueueWork(database: Queryable): Promise<QueueWork[]> {
  return database.query<QueueWork>(
    `select queue, count(*)::int as workers, sum(concurrency)::int as concurrency,
            sum(finished_per_second)::float8 as "finishedPerSecond",
            coalesce(sum(mean_job_ms * finished_per_second) / nullif(sum(finished_per_second), 0), avg(mean_job_ms))::float8 as "meanJobMs"
     from worker_beat where beat_at > now() - $1 * interval '1 second' group by queue`,
    [ALIVE_SECONDS],
  );
}
