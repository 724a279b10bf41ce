import type { OverviewQueue } from '@planet-heroes/contracts/areas/operations/overview';
import type { Question } from '../../../../../kernel/desk/form';
import { Panel } from '../../../../../kernel/desk/page';
import type { Actions } from '../../../../../kernel/desk/use-actions';
import { Table } from '../../../../../kit/table';
import type { History } from '../history';
import { BOARD_MESSAGES } from '../messages';
import { statusOfQueue } from '../status';
import { cellsOf, QueueButtons } from './queue-row';

const TEXTS = BOARD_MESSAGES.queues;

interface QueuesPanelProps {
  queues: readonly OverviewQueue[] | null;
  history: History;
  actions: Actions;
  ask: (question: Question) => void;
}

/** Each queue's depth, age and pace, with what an operator may do about it. */
export function QueuesPanel({ queues, history, actions, ask }: QueuesPanelProps) {
  const legend = (
    <p className="legend" aria-hidden>
      <span data-tone="accent">{TEXTS.legend.waiting}</span>
      <span data-tone="sand">{TEXTS.legend.drain}</span>
    </p>
  );
  const isQuiet = queues?.every((queue) => statusOfQueue(queue) === 'good');
  return (
    <Panel title={TEXTS.title} quiet={queues && isQuiet ? TEXTS.quiet(queues.length) : undefined} aside={legend} wide>
      {queues ? (
        <Table
          label={TEXTS.title}
          columns={TEXTS.columns}
          rows={queues}
          keyOf={({ name }) => name}
          cells={cellsOf(history, (queue) => <QueueButtons queue={queue} actions={actions} ask={ask} />)}
        />
      ) : (
        <p className="away">{TEXTS.away}</p>
      )}
    </Panel>
  );
}
