import type { Overview, OverviewQueue } from '@planet-heroes/contracts/areas/operations/overview';

/** How something stands. `warning`: have a look. `bad`: act. */
export type Status = 'good' | 'warning' | 'bad' | 'unknown';

/** Close to the alarms of docs/watch.md, as far as one look can tell. */
const OLD_JOB_SECONDS = 10;
const LONG_TO_EMPTY_SECONDS = 60;
const LAG_LIMIT_SECONDS = 5;
const OLD_MESSAGE_SECONDS = 600;

export function statusOfQueue(
  { paused, waiting, oldestWaitingSeconds, secondsToEmpty, workers, failed }: OverviewQueue,
): Status {
  if (workers === 0 && !paused) return 'bad';
  const slow = waiting > 0 && (oldestWaitingSeconds > OLD_JOB_SECONDS || (secondsToEmpty ?? 0) > LONG_TO_EMPTY_SECONDS);
  return paused || slow || failed > 0 ? 'warning' : 'good';
}

/** The worst of several; what is not known is less than a fault, and more than all being well. */
export function worst(statuses: readonly Status[]): Status {
  return (['bad', 'warning', 'unknown'] as const).find((status) => statuses.includes(status)) ?? 'good';
}

export function statusOfMessages(messages: Overview['messages']): Status {
  if (!messages) return 'unknown';
  return messages.some(({ oldestSeconds }) => oldestSeconds > OLD_MESSAGE_SECONDS) ? 'warning' : 'good';
}

export function statusOfBooks({ books, missing }: Pick<Overview, 'books' | 'missing'>): Status {
  if (!books) return missing.some(({ part }) => part === 'books') ? 'unknown' : 'warning';
  if (!books.holds || books.overdue) return 'bad';
  return 'good';
}

export function statusOfProjections({ lagSeconds, all }: Overview['projections']): Status {
  if (all.some(({ stoppedAt }) => stoppedAt)) return 'bad';
  return lagSeconds === null || lagSeconds > LAG_LIMIT_SECONDS ? 'warning' : 'good';
}
