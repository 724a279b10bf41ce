import type { ComponentProps, ReactNode } from 'react';
import type { OverviewQueue } from '@planet-heroes/contracts/areas/operations/overview';
import { QUEUE_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { useMay } from '../../../../../kernel/desk/operator-session';
import type { Question } from '../../../../../kernel/desk/form';
import { formatWhole } from '../../../../../kernel/desk/format';
import type { Actions } from '../../../../../kernel/desk/use-actions';
import { Badge } from '../../../../../kit/badge';
import { Button } from '../../../../../kit/button';
import type { Table } from '../../../../../kit/table';
import { drainOf, type History, peakOf, waitingOf } from '../history';
import { BOARD_MESSAGES } from '../messages';
import { Sparkline } from '../pictures/sparkline';
import { StatusMark } from '../pictures/status-mark';
import { WorkerBar } from '../pictures/worker-bar';
import { statusOfQueue } from '../status';

const TEXTS = BOARD_MESSAGES.queues;
const ROUTES = { pause: QUEUE_ROUTES.pauseQueue, resume: QUEUE_ROUTES.resumeQueue } as const;

type Cells = ComponentProps<typeof Table<OverviewQueue, keyof typeof TEXTS.columns>>['cells'];

/** A queue’s figures, and what an operator may do about it. */
export function cellsOf(history: History, buttons: (queue: OverviewQueue) => ReactNode): Cells {
  return {
    name: (queue) => (
      <>
        <StatusMark status={statusOfQueue(queue)} /> {queue.name}{' '}
        {queue.paused && <Badge tone="sand">{TEXTS.paused}</Badge>}
      </>
    ),
    waiting: ({ waiting, active, delayed }) => (
      <>
        <strong>{formatWhole(waiting)}</strong> <small>{TEXTS.depth(active, delayed)}</small>
      </>
    ),
    oldest: ({ waiting, oldestWaitingSeconds }) => (waiting > 0 ? TEXTS.seconds(oldestWaitingSeconds) : TEXTS.unknown),
    drain: ({ drainPerSecond }) => (drainPerSecond === null ? TEXTS.unknown : TEXTS.perSecond(drainPerSecond)),
    empty: ({ waiting, secondsToEmpty }) => {
      if (waiting === 0) return TEXTS.unknown;
      return secondsToEmpty === null ? TEXTS.never : TEXTS.seconds(secondsToEmpty);
    },
    trend: ({ name, waiting }) => {
      const [depths, drains] = [history[waitingOf(name)] ?? [], history[drainOf(name)] ?? []];
      return (
        <Sparkline
          label={TEXTS.picture(waiting, peakOf(depths), peakOf(drains))}
          lines={[{ points: depths, tone: 'accent', filled: true }, { points: drains, tone: 'sand' }]}
        />
      );
    },
    workers: ({ workers, wantedWorkers }) =>
      workers === null || wantedWorkers === null
        ? TEXTS.unknown
        : <WorkerBar workers={workers} wanted={wantedWorkers} />,
    failed: ({ failed }) => formatWhole(failed),
    actions: buttons,
  };
}

interface QueueButtonsProps {
  queue: OverviewQueue;
  actions: Actions;
  ask: (question: Question) => void;
}

export function QueueButtons({ queue: { name, paused, failed }, actions, ask }: QueueButtonsProps) {
  const change = paused ? 'resume' : 'pause';
  const may = useMay();
  return (
    <span className="row-buttons">
      {may(ROUTES[change]) && (
        <Button
          variant="secondary"
          size="small"
          aria-label={TEXTS.ofQueue(TEXTS[change], name)}
          busy={actions.isRunning(ROUTES[change], { params: { queue: name } })}
          onClick={() => ask({ ...questionOf(change, name), onYes: () => void runChange(actions, name, change) })}
        >
          {TEXTS[change]}
        </Button>
      )}
      {failed > 0 && may(QUEUE_ROUTES.retryFailedJobs) && (
        <Button
          variant="secondary"
          size="small"
          aria-label={TEXTS.ofQueue(TEXTS.retryAll, name)}
          busy={actions.isRunning(QUEUE_ROUTES.retryFailedJobs, { params: { queue: name } })}
          onClick={() =>
            ask({
              title: BOARD_MESSAGES.confirm.retryAll.title(name),
              text: BOARD_MESSAGES.confirm.retryAll.text(failed),
              yes: BOARD_MESSAGES.confirm.retryAll.yes,
              onYes: () => void runRetryAll(actions, name),
            })
          }
        >
          {TEXTS.retryAll}
        </Button>
      )}
    </span>
  );
}

function questionOf(change: 'pause' | 'resume', name: string): Omit<Question, 'onYes'> {
  const { title, text, yes } = BOARD_MESSAGES.confirm[change];
  return { title: title(name), text, yes };
}

function runChange(actions: Actions, name: string, change: 'pause' | 'resume'): Promise<boolean> {
  return actions.run({
    route: ROUTES[change],
    values: { params: { queue: name } },
    done: ({ paused }) => (paused ? BOARD_MESSAGES.results.paused : BOARD_MESSAGES.results.resumed)(name),
  });
}

function runRetryAll(actions: Actions, name: string): Promise<boolean> {
  return actions.run({
    route: QUEUE_ROUTES.retryFailedJobs,
    values: { params: { queue: name } },
    done: ({ retried }) => BOARD_MESSAGES.results.retriedAll(retried, name),
  });
}
