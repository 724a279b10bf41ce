import { sql } from 'kysely';
import type { Queryable } from '../database/database.js';
import { insertRows } from '../database/rows-of.js';
import type { WorkerBeat } from './worker-beat.entity.js';

/** A beat older than this is of a process that is gone or stuck. */
const ALIVE_SINCE = sql<Date>`now() - interval '15 seconds'`;
const FORGET_BEFORE = sql<Date>`now() - interval '1 hour'`;

export interface Beat {
  queue: string;
  concurrency: number;
  finishedPerSecond: number;
  meanJobMs: number;
  /** How busy the process was with it, from 0 to 1; null where it has just started. */
  utilisation: number | null;
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

/** The processes that are scaled together, since they take the same queues. */
export interface GroupWork {
  group: string;
  workers: number;
  queues: string[];
  /**
   * How busy a process of it is on average, from 0 to 1: with the queue that keeps it busiest. Those that have just
   * started are left out; 0 where all have.
   */
  utilisation: number;
}

/** Writes down what a worker process of a group did since its last beat. */
export async function writeBeats(
  database: Queryable,
  { processId, workerGroup }: { processId: string; workerGroup: string },
  beats: readonly Beat[],
): Promise<void> {
  const rows = beats.map((beat) => ({ ...beat, processId, workerGroup }));
  const columns = {
    processId: 'text',
    queue: 'text',
    concurrency: 'integer',
    finishedPerSecond: 'real',
    meanJobMs: 'real',
    workerGroup: 'text',
    utilisation: 'real',
  } as const;
  await insertRows(database.tables<typeof WorkerBeat>(), 'worker_beat', rows, columns)
    .onConflict((conflict) =>
      conflict.columns(['processId', 'queue']).doUpdateSet(({ ref }) => ({
        concurrency: ref('excluded.concurrency'),
        finishedPerSecond: ref('excluded.finishedPerSecond'),
        meanJobMs: ref('excluded.meanJobMs'),
        workerGroup: ref('excluded.workerGroup'),
        utilisation: ref('excluded.utilisation'),
        beatAt: sql<Date>`now()`,
      })),
    )
    .execute();
}

/** Takes a process that stops off the list, and those that ended without saying so. */
export async function removeBeats(database: Queryable, processId: string): Promise<void> {
  await database
    .tables<typeof WorkerBeat>()
    .deleteFrom('worker_beat')
    .where(({ eb, or }) => or([eb('processId', '=', processId), eb('beatAt', '<', FORGET_BEFORE)]))
    .execute();
}

/** The work of every queue that somebody consumes. */
export async function readQueueWork(database: Queryable): Promise<QueueWork[]> {
  return database
    .tables<typeof WorkerBeat>()
    .selectFrom('worker_beat')
    .select(({ fn, ref }) => {
      const perSecond = fn.sum<number>('finishedPerSecond');
      // By how often it happened; where nothing did, what it was before.
      const weighted = sql`sum(${ref('meanJobMs')} * ${ref('finishedPerSecond')}) / nullif(${perSecond}, 0)`;
      return [
        'queue',
        fn.countAll<number>().as('workers'),
        fn.sum<number>('concurrency').as('concurrency'),
        sql<number>`${perSecond}::float8`.as('finishedPerSecond'),
        sql<number>`coalesce(${weighted}, ${fn.avg('meanJobMs')})::float8`.as('meanJobMs'),
      ];
    })
    .where('beatAt', '>', ALIVE_SINCE)
    .groupBy('queue')
    .execute();
}

/** The groups of worker processes that live, by name. */
export async function readGroupWork(database: Queryable): Promise<GroupWork[]> {
  const processes = await database
    .tables<typeof WorkerBeat>()
    .selectFrom('worker_beat')
    .select(({ fn, ref }) => [
      'workerGroup',
      fn.max('utilisation').as('utilisation'),
      sql<string[]>`array_agg(${ref('queue')} order by ${ref('queue')})`.as('queues'),
    ])
    .where('beatAt', '>', ALIVE_SINCE)
    .groupBy(['processId', 'workerGroup'])
    .orderBy('workerGroup')
    .execute();
  return Array.from(Map.groupBy(processes, ({ workerGroup }) => workerGroup), ([group, members]) => {
    const measured = members.flatMap(({ utilisation }) => (utilisation === null ? [] : [utilisation]));
    return {
      group,
      workers: members.length,
      queues: [...new Set(members.flatMap(({ queues }) => queues))],
      utilisation: measured.reduce((sum, utilisation) => sum + utilisation, 0) / Math.max(1, measured.length),
    };
  });
}
