/** What a queue asks of its workers: jobs waiting, jobs drained per second, and how a worker performs. */
export interface QueueLoad {
  waiting: number;
  drainPerSecond: number;
  /** Of one worker process. */
  concurrency: number;
  meanJobMs: number;
}

/** Waiting jobs should be gone within this time. */
const EMPTY_WITHIN_SECONDS = 30;
const MAX_WORKERS = 100;
/** What a job is taken to last before any has been seen. */
const UNKNOWN_JOB_MS = 50;

/**
 * How many worker processes would keep up with what is drained now and empty the queue within half a minute: 1 at
 * least, so that the next job does not wait for a process to start.
 */
export function wantedWorkers({ waiting, drainPerSecond, concurrency, meanJobMs }: QueueLoad): number {
  const needed = drainPerSecond + waiting / EMPTY_WITHIN_SECONDS;
  const perWorker = concurrency / ((meanJobMs || UNKNOWN_JOB_MS) / 1000);
  return Math.min(MAX_WORKERS, Math.max(1, Math.ceil(needed / perWorker)));
}
