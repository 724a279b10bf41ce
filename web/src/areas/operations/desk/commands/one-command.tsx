import type { CommandSteps } from '@planet-heroes/contracts/areas/operations/command-steps';
import { QUEUE_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { formatPosition } from '../../../../kernel/desk/format';
import { DubaiTime, Facts, Page, Panel, State } from '../../../../kernel/desk/page';
import { usePolled } from '../../../../kernel/desk/use-polled';
import { COMMANDS_MESSAGES } from './messages';
import { StepsPanel } from './steps-panel';

const { one: TEXTS, states: STATES } = COMMANDS_MESSAGES;
const POLL = { everyMs: 2_000 };

/** One command: its steps, and what it wrote. It is read again and again: it may still be under way. */
export function OneCommand({ id }: { id: string }) {
  const found = usePolled(QUEUE_ROUTES.readCommandSteps, { params: { id } }, POLL);
  const { answer: steps } = found;
  return (
    <Page
      back={{ to: '/ops/commands', text: TEXTS.back }}
      title={steps && TEXTS.title(steps.command)}
      aside={steps && <State of={statusOf(steps)}>{STATES[steps.state]}</State>}
      found={found}
      reading={TEXTS.reading}
    >
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
    </Page>
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
