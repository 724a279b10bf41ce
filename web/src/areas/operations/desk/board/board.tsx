import { useState } from 'react';
import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import type { WorkerGroup } from '@planet-heroes/contracts/areas/operations/queues';
import { OVERVIEW_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { ConfirmDialog, type Question } from '../../../../kernel/desk/form';
import { FailureBanner, Panel } from '../../../../kernel/desk/page';
import { ResultLine, useActions } from '../../../../kernel/desk/use-actions';
import { type Polled, usePolled } from '../../../../kernel/desk/use-polled';
import { Table } from '../../../../kit/table';
import { BoardHead } from './board-head';
import { type History, remember } from './history';
import { BOARD_MESSAGES } from './messages';
import { BooksPanel } from './panels/books-panel';
import { ClockPanel } from './panels/clock-panel';
import { FailedJobsPanel } from './panels/failed-jobs-panel';
import { FaultsPanel } from './panels/faults-panel';
import { ProjectionsPanel } from './panels/projections-panel';
import { QueuesPanel } from './panels/queues-panel';
import { SocketsPanel } from './panels/sockets-panel';
import { StatusTiles } from './panels/status-tiles';
import { TodoPanel } from './panels/todo-panel';
import { WorkerBar } from './pictures/worker-bar';

const TEXTS = BOARD_MESSAGES.groups;

const POLL_MS = 2_000;

/** Everything at one look, kept current. */
export function Board() {
  const [paused, setPaused] = useState(false);
  const [question, ask] = useState<Question>();
  const { answer: overview, history, goodAt, failure, refresh } = useOverview(paused);
  const actions = useActions(refresh);

  return (
    <>
      <BoardHead overview={overview} goodAt={goodAt} paused={paused} onPause={setPaused} />
      <div className="banners" role="status">
        <FailureBanner failure={failure} goodAt={goodAt} />
        {overview && overview.missing.length > 0 && (
          <p className="banner" data-status="warning">
            {BOARD_MESSAGES.missing.title}{' '}
            {overview.missing.map(({ part }) => BOARD_MESSAGES.missing.parts[part]).join(', ')}.{' '}
            {overview.missing[0]!.reason}
          </p>
        )}
      </div>
      {overview
        ? (
          <div className="panels">
            <TodoPanel paused={paused} />
            <StatusTiles overview={overview} />
            <QueuesPanel queues={overview.queues} history={history} actions={actions} ask={ask} />
            <div className="column">
              <BooksPanel overview={overview} actions={actions} />
              <FailedJobsPanel failedJobs={overview.failedJobs} actions={actions} />
              <ClockPanel paused={paused} actions={actions} ask={ask} />
              <SocketsPanel sockets={overview.sockets} history={history} />
            </div>
            <div className="column">
              <GroupsPanel groups={overview.groups} />
              <ProjectionsPanel projections={overview.projections} history={history} />
              <FaultsPanel faults={overview.faults} />
            </div>
          </div>
        )
        : (
          !failure && <p className="muted">{BOARD_MESSAGES.header.loading}</p>
        )}
      <ResultLine result={actions.result} />
      {question && <ConfirmDialog question={question} onClose={() => ask(undefined)} />}
    </>
  );
}

/** The overview, read every two seconds unless it is held, with what the page remembers. */
function useOverview(paused: boolean): Polled<Overview> & { history: History } {
  const polled = usePolled(OVERVIEW_ROUTES.readOverview, {}, { everyMs: POLL_MS, paused });
  const { answer, goodAt } = polled;
  const [past, setPast] = useState<{ newest?: Overview; history: History }>({ history: {} });
  if (answer && answer !== past.newest) setPast({ newest: answer, history: remember(past.history, answer, goodAt) });
  return { ...polled, history: past.history };
}

/** What an autoscaler goes by: how busy each group of worker processes is, and how many of them there should be. */
function GroupsPanel({ groups }: { groups: readonly WorkerGroup[] | null }) {
  return (
    <Panel title={TEXTS.title}>
      {groups === null || groups.length === 0
        ? <p className="muted">{groups ? TEXTS.none : TEXTS.away}</p>
        : (
          <Table
            label={TEXTS.title}
            columns={TEXTS.columns}
            rows={groups}
            keyOf={({ name }) => name}
            cells={{
              name: ({ name, queues }) => <span title={queues.join(', ')}>{name}</span>,
              use: ({ utilisation }) => TEXTS.share(utilisation),
              oldest: ({ oldestWaitingSeconds }) => BOARD_MESSAGES.queues.seconds(oldestWaitingSeconds),
              workers: ({ workers, wantedWorkers }) => <WorkerBar workers={workers} wanted={wantedWorkers} />,
            }}
          />
        )}
    </Panel>
  );
}
