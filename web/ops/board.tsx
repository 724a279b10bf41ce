import { useState } from 'react';
import { BoardHeader } from './board-header';
import { ConfirmDialog, type Question } from './confirm-dialog';
import { formatTime } from './format';
import { MESSAGES } from './messages';
import { BooksPanel } from './panels/books-panel';
import { FailedJobsPanel } from './panels/failed-jobs-panel';
import { FaultsPanel } from './panels/faults-panel';
import { ProjectionsPanel } from './panels/projections-panel';
import { QueuesPanel } from './panels/queues-panel';
import { SocketsPanel } from './panels/sockets-panel';
import { StatusTiles } from './panels/status-tiles';
import { useActions } from './use-actions';
import { useOverview } from './use-overview';

interface BoardProps {
  token: string | undefined;
  onRefused: () => void;
  onLeave: () => void;
}

/** Everything at one look, kept current. */
export function Board({ token, onRefused, onLeave }: BoardProps) {
  const [paused, setPaused] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const { overview, history, goodAt, failure, refresh } = useOverview({ token, paused, onRefused });
  const actions = useActions(token, refresh, onRefused);

  return (
    <div className="board">
      <BoardHeader overview={overview} goodAt={goodAt} paused={paused} onPause={setPaused} onLeave={onLeave} />
      <main aria-busy={!overview && !failure}>
        <div className="banners" role="status">
          {failure && (
            <p className="banner" data-status="bad">
              {overview ? MESSAGES.lost(failure, formatTime(goodAt)) : MESSAGES.lostFromStart(failure)}
            </p>
          )}
          {overview && overview.missing.length > 0 && (
            <p className="banner" data-status="warning">
              {MESSAGES.missing.title} {overview.missing.map(({ part }) => MESSAGES.missing.parts[part]).join(', ')}. {overview.missing[0]!.reason}
            </p>
          )}
        </div>
        {overview ? (
          <div className="panels">
            <StatusTiles overview={overview} />
            <QueuesPanel queues={overview.queues} history={history} actions={actions} ask={setQuestion} />
            <div className="column">
              <BooksPanel overview={overview} actions={actions} />
              <FailedJobsPanel failedJobs={overview.failedJobs} actions={actions} />
              <SocketsPanel sockets={overview.sockets} history={history} />
            </div>
            <div className="column">
              <ProjectionsPanel projections={overview.projections} history={history} />
              <FaultsPanel faults={overview.faults} />
            </div>
          </div>
        ) : (
          !failure && <p className="muted">{MESSAGES.header.loading}</p>
        )}
      </main>
      <p className="result" role="status" data-failed={actions.result?.failed}>
        {actions.result?.text}
      </p>
      {question && <ConfirmDialog question={question} onClose={() => setQuestion(undefined)} />}
    </div>
  );
}
