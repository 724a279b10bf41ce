import { Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CommandJob } from '@planet-heroes/contracts/commands';
import { QUEUE_SETTINGS, type QueueName } from '@planet-heroes/contracts/kernel/commands/queues';
import { JOB_OPTIONS } from '@planet-heroes/platform/queues/job-options';
import { createLogger } from '@planet-heroes/platform/observability/logger';
import { RedisQueuePlatform } from '@planet-heroes/platform/queues/redis-queue-platform';
import { endProcess } from '../processes/process.ts';
import { answerOf, startProgram } from '../processes/programs.ts';
import { type BenchRow, show, spreadOf } from './report.ts';

/** A queue at the usual settings. */
export const WAITING_QUEUE = 'sponsorships' satisfies QueueName;
export const WAIT_MS = 100;
const WORKERS = [1, 2, 4];
const WARMUP_MS = 1_000;
const SECONDS = 5;
/** Jobs a second that one process can end at most: its concurrency over the waiting time of each job. */
const MAX_PER_SECOND = QUEUE_SETTINGS[WAITING_QUEUE].concurrency / (WAIT_MS / 1000);

/** P8: jobs a second that only wait, with one, two and four worker processes, compared with that multiple of one. */
export async function benchWorkerScaling(redisUrl: string, rounds: number): Promise<BenchRow[]> {
  const rates = new Map(WORKERS.map((workers) => [workers, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const workers of WORKERS) rates.get(workers)!.push(await jobsPerSecond(redisUrl, workers));
  }
  const one = spreadOf(rates.get(1)!);
  return [...rates].map(([workers, measured]): BenchRow => {
    const rate = spreadOf(measured);
    // One process can be compared only with the waiting itself.
    const linear = workers === 1 ? MAX_PER_SECOND : workers * one.median;
    const ratio = rate.median / linear;
    return {
      id: 'P8',
      what: `jobs/s that wait ${WAIT_MS} ms, ${workers} worker ${workers === 1 ? 'process' : 'processes'}`,
      ours: show(rate),
      limit: `${linear.toFixed(0)} (${workers === 1 ? 'the waiting alone' : 'linear'})`,
      ratio: ratio.toFixed(2),
      goal: '≥ 0.95',
      holds: ratio >= 0.95,
    };
  });
}

async function jobsPerSecond(redisUrl: string, workers: number): Promise<number> {
  const prefix = `waiting-${randomUUID()}`;
  const platform = await RedisQueuePlatform.open(redisUrl, prefix, createLogger('silent', 'bench'));
  // The product's producers fail at once while they are not connected.
  while (!(await platform.ping().then(() => true, () => false))) await delay(10);
  const queue = new Queue(WAITING_QUEUE, { ...platform.producers, defaultJobOptions: JOB_OPTIONS[WAITING_QUEUE] });
  queue.on('error', () => undefined);
  const jobs = Math.ceil(workers * MAX_PER_SECOND * (SECONDS + WARMUP_MS / 1000 + 1));
  await queue.addBulk(Array.from({ length: jobs }, waitingJob));
  const started = await Promise.all(
    Array.from(
      { length: workers },
      () =>
        startProgram(join(import.meta.dirname, 'waiting-worker.ts'), {
          environment: { REDIS_URL: redisUrl, REDIS_PREFIX: prefix },
        }),
    ),
  );
  const from = Date.now() + WARMUP_MS;
  const ended = await Promise.all(
    started.map(({ child }) => answerOf<{ ended: number }>(child, { from, to: from + SECONDS * 1000 })),
  );
  await Promise.all(started.map(({ child }) => endProcess(child)));
  await queue.obliterate({ force: true });
  await queue.close();
  await platform.close();
  return ended.reduce((sum, each) => sum + each.ended, 0) / SECONDS;
}

function waitingJob() {
  const id = randomUUID();
  const data: CommandJob = {
    id,
    name: 'check-books',
    payload: {},
    scope: 'bench',
    key: id,
    bodyHash: '',
    replyTo: 'bench',
  };
  return { name: data.name, data, opts: { ...JOB_OPTIONS[WAITING_QUEUE], jobId: id } };
}
