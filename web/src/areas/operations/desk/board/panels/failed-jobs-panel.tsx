import { useRef } from 'react';
import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { QUEUE_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { useMay } from '../../../../../kernel/desk/operator-session';
import { formatTime } from '../../../../../kernel/desk/format';
import { focusHeadingOf, Panel } from '../../../../../kernel/desk/page';
import type { Actions } from '../../../../../kernel/desk/use-actions';
import { Link } from '../../../../../kernel/routing/link';
import { Button } from '../../../../../kit/button';
import { pathOfCommand } from '../../commands/path-of-command';
import { BOARD_MESSAGES } from '../messages';

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
    <Panel
      title={TEXTS.title}
      aside={failedJobs?.count === 0 && <p className="muted panel-quiet">{TEXTS.none}</p>}
    >
      <div ref={list}>
        {!failedJobs && <p className="away">{TEXTS.away}</p>}
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
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={TEXTS.retryOne(job.command, job.id)}
                      busy={actions.isRunning(RETRY, { params: { queue: job.queue, id: job.id } })}
                      onClick={() => void retry(job)}
                    >
                      {TEXTS.retry}
                    </Button>
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
