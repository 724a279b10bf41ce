import { useRef } from 'react';
import { QUEUE_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { useMay } from '../../../../../kernel/desk/api/session';
import { pathOfCommand } from '../../commands/path-of-command';
import { ActionButton } from '../../../../../kernel/desk/ui/action-button';
import { formatTime } from '../../../../../kernel/desk/format';
import { BOARD_MESSAGES } from '../messages';
import { Link } from '../../../../../kernel/desk/ui/link';
import { focusHeadingOf, Panel } from '../../../../../kernel/desk/ui/panel';
import type { Actions } from '../../../../../kernel/desk/api/use-actions';

const TEXTS = BOARD_MESSAGES.failed;
const RETRY = QUEUE_ROUTES.retryFailedJob;

type FailedJobs = NonNullable<Overview['failedJobs']>;

/** What failed for good, and doing it again. */
export function FailedJobsPanel({ failedJobs, actions }: { failedJobs: FailedJobs | null; actions: Actions }) {
  const may = useMay();
  const list = useRef<HTMLDivElement>(null);

  async function retry({ queue, id, command }: FailedJobs['latest'][number]): Promise<void> {
    await actions.run({
      route: RETRY,
      values: { params: { queue, id } },
      done: () => BOARD_MESSAGES.results.retried(command),
      refused: { unknown_job: BOARD_MESSAGES.results.gone(command) },
    });
    // The job leaves the list with its button: those who came here by keyboard go on from the heading.
    focusHeadingOf(list.current);
  }

  return (
    <Panel title={TEXTS.title}>
      <div ref={list}>
        {!failedJobs && <p className="away">{TEXTS.away}</p>}
        {failedJobs?.count === 0 && <p className="muted">{TEXTS.none}</p>}
        {failedJobs && failedJobs.count > 0 && (
          <>
            <p className="muted">
              {failedJobs.count > failedJobs.latest.length && TEXTS.more(failedJobs.latest.length, failedJobs.count)}
              {' '}
              {TEXTS.safe}
            </p>
            <ul className="rows">
              {failedJobs.latest.map((job) => (
                <li key={`${job.queue} ${job.id}`}>
                  <div>
                    <strong>{job.command}</strong>
                    <p>{job.reason}</p>
                    <p className="muted">{TEXTS.facts(job.queue, job.attempts, formatTime(job.failedAt))}</p>
                    <Link to={pathOfCommand(job.id)} aria-label={TEXTS.stepsOf(job.command, job.id)}>
                      <code>{job.id}</code>
                    </Link>
                  </div>
                  {may(RETRY) && (
                    <ActionButton
                      name={TEXTS.retryOne(job.command, job.id)}
                      busy={actions.isRunning(RETRY, { params: { queue: job.queue, id: job.id } })}
                      onPress={() => void retry(job)}
                    >
                      {TEXTS.retry}
                    </ActionButton>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}
