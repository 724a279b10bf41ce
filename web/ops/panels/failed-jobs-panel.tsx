import { useRef } from 'react';
import { QUEUE_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import type { Overview } from '@planet-heroes/contracts/areas/operations/overview';
import { ActionButton } from '../action-button';
import { formatTime } from '../format';
import { MESSAGES } from '../messages';
import { Panel } from '../panel';
import type { Actions } from '../use-actions';

const TEXTS = MESSAGES.failed;

type FailedJobs = NonNullable<Overview['failedJobs']>;

/** What failed for good, and doing it again. */
export function FailedJobsPanel({ failedJobs, actions }: { failedJobs: FailedJobs | null; actions: Actions }) {
  const list = useRef<HTMLDivElement>(null);

  async function retry({ queue, id, command }: FailedJobs['latest'][number]): Promise<void> {
    await actions.run({
      route: QUEUE_ROUTES.retryFailedJob,
      values: { params: { queue, id } },
      done: () => MESSAGES.results.retried(command),
      refused: { unknown_job: MESSAGES.results.gone(command) },
    });
    // The job leaves the list with its button: those who came here by keyboard go on from the heading.
    list.current?.closest('section')?.querySelector('h2')?.focus();
  }

  return (
    <Panel title={TEXTS.title}>
      <div ref={list}>
        {!failedJobs && <p className="away">{TEXTS.away}</p>}
        {failedJobs?.count === 0 && <p className="muted">{TEXTS.none}</p>}
        {failedJobs && failedJobs.count > 0 && (
          <>
            <p className="muted">
              {failedJobs.count > failedJobs.latest.length && TEXTS.more(failedJobs.latest.length, failedJobs.count)} {TEXTS.safe}
            </p>
            <ul className="rows">
              {failedJobs.latest.map((job) => (
                <li key={`${job.queue} ${job.id}`}>
                  <div>
                    <strong>{job.command}</strong>
                    <p>{job.reason}</p>
                    <p className="muted">{TEXTS.facts(job.queue, job.attempts, formatTime(job.failedAt))}</p>
                    <code>{job.id}</code>
                  </div>
                  <ActionButton
                    name={TEXTS.retryOne(job.command, job.id)}
                    busy={actions.isRunning(QUEUE_ROUTES.retryFailedJob, { params: { queue: job.queue, id: job.id } })}
                    onPress={() => void retry(job)}
                  >
                    {TEXTS.retry}
                  </ActionButton>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}
