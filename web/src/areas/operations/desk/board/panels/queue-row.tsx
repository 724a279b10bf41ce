import type { ReactNode } from 'react';
import { QUEUE_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import type { OverviewQueue } from '@planet-heroes/contracts/areas/operations/overview';
import { useMay } from '../../../../../kernel/desk/api/session';
import { ActionButton } from '../../../../../kernel/desk/ui/action-button';
import type { Question } from '../../../../../kernel/desk/ui/confirm-dialog';
import { formatWhole } from '../../../../../kernel/desk/format';
import { drainOf, type History, peakOf, waitingOf } from '../history';
import { BOARD_MESSAGES } from '../messages';
import { Sparkline } from '../pictures/sparkline';
import { StatusMark } from '../pictures/status-mark';
import { WorkerBar } from '../pictures/worker-bar';
import { statusOfQueue } from '../status';
import type { Actions } from '../../../../../kernel/desk/api/use-actions';

const TEXTS = BOARD_MESSAGES.queues;
const ROUTES = { pause: QUEUE_ROUTES.pauseQueue, resume: QUEUE_ROUTES.resumeQueue } as const;

interface QueueRowProps {
  queue: OverviewQueue;
  history: History;
  actions: Actions;
  ask: (question: Question) => void;
}

export function QueueRow({ queue, history, actions, ask }: QueueRowProps) {
  const {
    name,
    paused,
    waiting,
    active,
    delayed,
    failed,
    oldestWaitingSeconds,
    workers,
    drainPerSecond,
    secondsToEmpty,
    wantedWorkers,
  } = queue;
  const [depths, drains] = [history[waitingOf(name)] ?? [], history[drainOf(name)] ?? []];
  const change = paused ? 'resume' : 'pause';
  const may = useMay();
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        <StatusMark status={statusOfQueue(queue)} /> {name}
        {paused && <span className="badge">{TEXTS.paused}</span>}
      </th>
      <Cell column="waiting">
        <strong>{formatWhole(waiting)}</strong> <small>{TEXTS.depth(active, delayed)}</small>
      </Cell>
      <Cell column="oldest">{waiting > 0 ? TEXTS.seconds(oldestWaitingSeconds) : TEXTS.unknown}</Cell>
      <Cell column="drain">{drainPerSecond === null ? TEXTS.unknown : TEXTS.perSecond(drainPerSecond)}</Cell>
      <Cell column="empty">
        {waiting === 0 ? TEXTS.unknown : secondsToEmpty === null ? TEXTS.never : TEXTS.seconds(secondsToEmpty)}
      </Cell>
      <Cell column="trend">
        <Sparkline
          label={TEXTS.picture(waiting, peakOf(depths), peakOf(drains))}
          lines={[{ points: depths, tone: 'accent', filled: true }, { points: drains, tone: 'sand' }]}
        />
      </Cell>
      <Cell column="workers">
        {workers === null || wantedWorkers === null
          ? TEXTS.unknown
          : <WorkerBar workers={workers} wanted={wantedWorkers} />}
      </Cell>
      <Cell column="failed">{formatWhole(failed)}</Cell>
      <Cell column="actions">
        <span className="row-buttons">
          {may(ROUTES[change]) && (
            <ActionButton
              name={TEXTS.ofQueue(TEXTS[change], name)}
              busy={actions.isRunning(ROUTES[change], { params: { queue: name } })}
              onPress={() => ask({ ...questionOf(change, name), onYes: () => void runChange(actions, name, change) })}
            >
              {TEXTS[change]}
            </ActionButton>
          )}
          {failed > 0 && may(QUEUE_ROUTES.retryFailedJobs) && (
            <ActionButton
              name={TEXTS.ofQueue(TEXTS.retryAll, name)}
              busy={actions.isRunning(QUEUE_ROUTES.retryFailedJobs, { params: { queue: name } })}
              onPress={() =>
                ask({
                  title: BOARD_MESSAGES.confirm.retryAll.title(name),
                  text: BOARD_MESSAGES.confirm.retryAll.text(failed),
                  yes: BOARD_MESSAGES.confirm.retryAll.yes,
                  onYes: () => void runRetryAll(actions, name),
                })
              }
            >
              {TEXTS.retryAll}
            </ActionButton>
          )}
        </span>
      </Cell>
    </tr>
  );
}

function Cell({ column, children }: { column: keyof typeof TEXTS.columns; children: ReactNode }) {
  return (
    <td role="cell" data-column={column} data-label={TEXTS.columns[column]}>
      {children}
    </td>
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
