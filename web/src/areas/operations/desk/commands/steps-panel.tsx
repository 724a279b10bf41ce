import type { ReactNode } from 'react';
import type { CommandSteps } from '@planet-heroes/contracts/areas/operations/command-steps';
import { formatPosition } from '../../../../kernel/desk/format';
import { DubaiTime, Panel } from '../../../../kernel/desk/page';
import { COMMANDS_MESSAGES } from './messages';

const { steps: TEXTS } = COMMANDS_MESSAGES;

interface Step {
  name: string;
  at?: string | null;
  texts: readonly (string | false | null)[];
}

/** From the call to the screens, one step below the other; what is not known says so. */
export function StepsPanel({ steps }: { steps: CommandSteps }) {
  return (
    <Panel title={COMMANDS_MESSAGES.one.steps}>
      <ol className="rows">
        {stepsOf(steps).map(({ name, at, texts }) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
              {texts.filter(Boolean).map((text): ReactNode => <p key={String(text)}>{text}</p>)}
              {at && <small><DubaiTime at={at} /></small>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function stepsOf(steps: CommandSteps): Step[] {
  const { askedAt, acceptedAt, begunAt, endedAt, waitedMs, handledMs, tries, fault, events, projected, pushed } = steps;
  const isKept = steps.state !== 'unknown';
  const [first, last] = [events[0], events.at(-1)];
  return [
    { name: TEXTS.asked, at: askedAt, texts: [askedAt === null && TEXTS.notKept] },
    {
      name: TEXTS.waited,
      at: begunAt,
      texts: [
        waitedMs === null ? (isKept ? TEXTS.notBegun : TEXTS.notKept) : TEXTS.waitedFor(waitedMs),
        tries && tries.made > 0 && TEXTS.tries(tries.made, tries.of),
        fault && TEXTS.fault(fault),
      ],
    },
    ...(acceptedAt === null ? [] : [{ name: TEXTS.accepted, at: acceptedAt, texts: [TEXTS.acceptedText] }]),
    {
      name: TEXTS.handled,
      at: endedAt,
      texts: [
        handledMs !== null && TEXTS.handledIn(handledMs),
        steps.state === 'active' && TEXTS.under,
        !isKept && TEXTS.notKept,
      ],
    },
    ...(first && last
      ? [{
        name: TEXTS.wrote,
        at: last.at,
        texts: [TEXTS.wroteText(events.length, formatPosition(first.position), formatPosition(last.position))],
      }]
      : []),
    ...(projected
      ? [{
        name: TEXTS.projected,
        at: projected.at,
        texts: [
          projected.isShown ? TEXTS.isShown : TEXTS.notShown,
          projected.stopped.length > 0 && TEXTS.stopped(projected.stopped.join(', ')),
        ],
      }, {
        name: TEXTS.pushed,
        at: pushed?.at ?? null,
        texts: [pushed ? roomsText(pushed.rooms) : TEXTS.notRemembered],
      }]
      : []),
    endOf(steps),
  ];
}

function roomsText(rooms: readonly string[]): string {
  return rooms.length > 0 ? TEXTS.pushedTo(rooms.join(', ')) : TEXTS.pushedToNone;
}

function endOf({ outcome }: CommandSteps): Step {
  const error = outcome?.error;
  return {
    name: TEXTS.ended,
    texts: [TEXTS.ends[outcome?.status ?? 'none'], error ? TEXTS.refusal(error.code, error.message) : null],
  };
}
