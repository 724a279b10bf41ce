import { defineEntity, p } from '@mikro-orm/core';

/**
 * What a worker process did with a queue since its last beat; rows of processes that are gone grow old and are removed.
 */
export const WorkerBeat = defineEntity({
  name: 'WorkerBeat',
  tableName: 'worker_beat',
  properties: {
    processId: p.text().primary(),
    queue: p.text().primary(),
    /** Jobs that the process runs at once. */
    concurrency: p.integer(),
    finishedPerSecond: p.float(),
    meanJobMs: p.float(),
    workerGroup: p.text().default('all'),
    /** How busy the process was with this queue, from 0 to 1; null where it has just started. */
    utilisation: p.float().nullable(),
    beatAt: p.datetime().columnType('timestamptz(3)').defaultRaw('now()'),
  },
});
