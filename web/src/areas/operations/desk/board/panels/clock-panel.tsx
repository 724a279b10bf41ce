import { OPERATIONS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import type { ClockAnswer } from '@planet-heroes/contracts/kernel/clock';
import { useMay } from '../../../../../kernel/desk/operator-session';
import type { Question } from '../../../../../kernel/desk/form';
import { formatDubaiTime, formatWhole } from '../../../../../kernel/desk/format';
import { DubaiTime, Panel } from '../../../../../kernel/desk/page';
import type { Actions } from '../../../../../kernel/desk/use-actions';
import { usePolled } from '../../../../../kernel/desk/use-polled';
import { Button } from '../../../../../kit/button';
import { Table } from '../../../../../kit/table';
import { BOARD_MESSAGES } from '../messages';

const TEXTS = BOARD_MESSAGES.clock;
const { moveClock, readSchedule } = OPERATIONS_ROUTES;
const POLL_MS = 5_000;
const STEPS = { hour: 3_600, day: 86_400, month: 31 * 86_400 } as const;

interface ClockPanelProps {
  paused: boolean;
  actions: Actions;
  ask: (question: Question) => void;
}

/** What is planned by the instance's clock, and on a test instance the way on to it. */
export function ClockPanel({ paused, actions, ask }: ClockPanelProps) {
  const { answer } = usePolled(readSchedule, {}, { everyMs: POLL_MS, paused });
  const may = useMay();
  if (!answer) return null;
  const move = (step: keyof typeof STEPS) =>
    void actions.run({
      route: moveClock,
      values: { body: { advanceSeconds: STEPS[step] } },
      done: ({ now, due }: ClockAnswer) => TEXTS.moved(formatDubaiTime(now), due),
    });
  const steps = answer.isMovable && may(moveClock) && (
    <span className="row-buttons">
      {(Object.keys(STEPS) as (keyof typeof STEPS)[]).map((step) => (
        <Button
          variant="secondary"
          size="small"
          key={step}
          aria-label={TEXTS.onBy(TEXTS.steps[step], TEXTS.lengths[step])}
          busy={actions.isRunning(moveClock)}
          onClick={() =>
            ask({
              title: TEXTS.question(TEXTS.lengths[step]),
              text: TEXTS.warning,
              yes: TEXTS.yes,
              onYes: () => move(step),
            })}
        >
          {TEXTS.steps[step]}
        </Button>
      ))}
    </span>
  );
  return (
    <Panel title={TEXTS.title} aside={steps}>
      <p className="muted">{TEXTS.now(formatDubaiTime(answer.now), answer.due)}</p>
      {answer.planned.length === 0
        ? <p className="muted">{TEXTS.none}</p>
        : (
          <Table
            label={TEXTS.title}
            columns={TEXTS.columns}
            rows={answer.planned}
            keyOf={({ command }) => command}
            cells={{
              command: ({ command }) => command,
              next: ({ next }) => <DubaiTime at={next} />,
              hour: ({ withinHour }) => formatWhole(withinHour),
              day: ({ withinDay }) => formatWhole(withinDay),
              month: ({ within31Days }) => formatWhole(within31Days),
            }}
          />
        )}
    </Panel>
  );
}
