import { QUEUE_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import type { CommandSteps } from '@planet-heroes/contracts/areas/operations/command-steps';
import { usePolled } from '../../../../kernel/desk/api/use-polled';
import { formatPosition } from '../../../../kernel/desk/format';
import { COMMANDS_MESSAGES } from './messages';
import { MESSAGES } from '../../../../kernel/desk/messages';
import { DubaiTime } from '../../../../kernel/desk/ui/dubai-time';
import { Facts } from '../../../../kernel/desk/ui/facts';
import { FailureBanner } from '../../../../kernel/desk/ui/failure-banner';
import { Link } from '../../../../kernel/desk/ui/link';
import { PageHead } from '../../../../kernel/desk/ui/page-head';
import { Panel } from '../../../../kernel/desk/ui/panel';
import { StepsPanel } from './steps-panel';

const { one: TEXTS, states: STATES } = COMMANDS_MESSAGES;
const POLL = { everyMs: 2_000 };

/** One command: its steps, and what it wrote. It is read again and again: it may still be under way. */
export function OneCommand({ id }: { id: string }) {
  const { answer: steps, goodAt, failure } = usePolled(QUEUE_ROUTES.readCommandSteps, { params: { id } }, POLL);
  return (
    <>
      <p className="page-links"><Link to="/ops/commands">{TEXTS.back}</Link></p>
      <PageHead
        title={steps ? TEXTS.title(steps.command) : MESSAGES.frame.pages.commands}
        aside={steps && <span className="state" data-status={statusOf(steps)}>{STATES[steps.state]}</span>}
        takesFocus
      />
      <div className="banners" role="status"><FailureBanner failure={failure} goodAt={goodAt} /></div>
      {!steps && failure === undefined && <p className="muted">{TEXTS.reading}</p>}
      {steps && (
        <div className="panels main-and-side">
          <div className="column">
            <StepsPanel steps={steps} />
            <EventsPanel steps={steps} />
          </div>
          <div className="column">
            <Panel title={TEXTS.facts}>
              <Facts
                of={[
                  [TEXTS.fields.id, <code key="id">{steps.commandId}</code>],
                  [TEXTS.fields.queue, steps.queue],
                  [TEXTS.fields.trace, steps.traceId && <code key="trace">{steps.traceId}</code>],
                ]}
              />
            </Panel>
          </div>
        </div>
      )}
    </>
  );
}

function EventsPanel({ steps: { events, hasMoreEvents } }: { steps: CommandSteps }) {
  return (
    <Panel title={TEXTS.events}>
      {events.length === 0 && <p className="muted">{TEXTS.noEvents}</p>}
      <ul className="rows">
        {events.map(({ id, type, subject, position, at }) => (
          <li key={id}>
            <div>
              <strong>{type}</strong>
              <Facts
                of={[
                  [TEXTS.columns.subject, <code key="subject">{subject}</code>],
                  [TEXTS.columns.position, formatPosition(position)],
                  [TEXTS.columns.at, <DubaiTime key="at" at={at} />],
                  [TEXTS.columns.id, <code key="id">{id}</code>],
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
      {hasMoreEvents && <p className="muted">{TEXTS.more(events.length)}</p>}
    </Panel>
  );
}

function statusOf({ state, outcome }: CommandSteps): 'good' | 'warning' | 'bad' | 'unknown' {
  if (state === 'failed' || outcome?.status === 'failed') return 'bad';
  if (outcome?.status === 'refused') return 'warning';
  return outcome?.status === 'succeeded' ? 'good' : 'unknown';
}
