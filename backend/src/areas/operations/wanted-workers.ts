/** What a group of worker processes is asked for, and how it does. */
export interface GroupLoad {
  /** Processes that live. */
  workers: number;
  /** How busy one of them is on average, from 0 to 1. */
  utilisation: number;
  /** Age of the job that waits longest in any of its queues that is not paused. */
  oldestWaitingSeconds: number;
}

/** How busy a process should be: the rest is for what comes until the next one has started. */
const TARGET_UTILISATION = 0.6;
/** Between these nothing changes, so that a load at the edge of two numbers does not go back and forth. */
const TOO_BUSY = 0.7;
const TOO_IDLE = 0.5;
/** A job that waits for longer than this lacks a worker. */
const LATE_SECONDS = 0.5;
const MAX_WORKERS = 100;

/**
 * How many worker processes a group should have: the larger of two numbers. By use: enough to bring each to the target,
 * where they are too idle, or too busy and something waits. By backlog: more, up to twice as many, the older it is. At
 * least 1, so that the next job does not wait for a process to start. All queues of a group share its processes, so
 * nothing is added up over queues.
 */
export function wantedWorkers({ workers, utilisation, oldestWaitingSeconds }: GroupLoad): number {
  const isLate = oldestWaitingSeconds > LATE_SECONDS;
  const byAge = isLate ? Math.max(workers + 1, whole(workers * Math.min(2, 1 + oldestWaitingSeconds / 2))) : 0;
  return Math.min(MAX_WORKERS, Math.max(1, byAge, wantedByUse(workers, workers * utilisation, oldestWaitingSeconds > 0)));
}

/** `work` is what as many would do that are busy all the time. Where nothing waits they keep up, however busy. */
function wantedByUse(workers: number, work: number, isWaiting: boolean): number {
  if (isWaiting && work > workers * TOO_BUSY) return whole(work / TARGET_UTILISATION);
  return Math.min(workers, whole(work / TOO_IDLE));
}

/** A number that is a hair above a whole one by rounding asks for nothing more. */
function whole(processes: number): number {
  return Math.ceil(processes - 1e-6);
}
