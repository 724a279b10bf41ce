import type { ClockAnswer } from '@planet-heroes/contracts/kernel/clock';
import { OPERATIONS_ROUTES } from '@planet-heroes/contracts/areas/operations/routes';
import { useMay } from '../../../../../kernel/desk/api/session';
import type { Actions } from '../../../../../kernel/desk/api/use-actions';
import { usePolled } from '../../../../../kernel/desk/api/use-polled';
import { formatDubaiTime, formatWhole } from '../../../../../kernel/desk/format';
import { BOARD_MESSAGES } from '../messages';
import { ActionButton } from '../../../../../kernel/desk/ui/action-button';
import type { Question } from '../../../../../kernel/desk/ui/confirm-dialog';
import { DubaiTime } from '../../../../../kernel/desk/ui/dubai-time';
import { Panel } from '../../../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../../../kernel/desk/ui/table';

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
  const { columns } = TEXTS;
  const move = (step: keyof typeof STEPS) =>
    void actions.run({
      route: moveClock,
      values: { body: { advanceSeconds: STEPS[step] } },
      done: ({ now, due }: ClockAnswer) => TEXTS.moved(formatDubaiTime(now), due),
    });
  const steps = answer.isMovable && may(moveClock) && (
    <span className="row-buttons">
      {(Object.keys(STEPS) as (keyof typeof STEPS)[]).map((step) => (
        <ActionButton
          key={step}
          name={TEXTS.onBy(TEXTS.steps[step], TEXTS.lengths[step])}
          busy={actions.isRunning(moveClock)}
          onPress={() =>
            ask({
              title: TEXTS.question(TEXTS.lengths[step]),
              text: TEXTS.warning,
              yes: TEXTS.yes,
              onYes: () => move(step),
            })}
        >
          {TEXTS.steps[step]}
        </ActionButton>
      ))}
    </span>
  );
  return (
    <Panel title={TEXTS.title} aside={steps}>
      <p className="muted">{TEXTS.now(formatDubaiTime(answer.now), answer.due)}</p>
      {answer.planned.length === 0
        ? <p className="muted">{TEXTS.none}</p>
        : (
          <Table label={TEXTS.title} columns={columns} className="planned">
            {answer.planned.map(({ command, next, withinHour, withinDay, within31Days }) => (
              <tr role="row" key={command}>
                <th role="rowheader" scope="row" data-column="command">{command}</th>
                <Cell column="next" label={columns.next}><DubaiTime at={next} /></Cell>
                <Cell column="hour" label={columns.hour}>{formatWhole(withinHour)}</Cell>
                <Cell column="day" label={columns.day}>{formatWhole(withinDay)}</Cell>
                <Cell column="month" label={columns.month}>{formatWhole(within31Days)}</Cell>
              </tr>
            ))}
          </Table>
        )}
    </Panel>
  );
}
