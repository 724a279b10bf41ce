import type { OverviewQueue } from '@planet-heroes/contracts/areas/operations/overview';
import type { Question } from '../../../../../kernel/desk/ui/confirm-dialog';
import type { History } from '../history';
import { BOARD_MESSAGES } from '../messages';
import { Panel } from '../../../../../kernel/desk/ui/panel';
import type { Actions } from '../../../../../kernel/desk/api/use-actions';
import { QueueRow } from './queue-row';

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
  return (
    <Panel title={TEXTS.title} aside={legend} wide>
      {queues ? (
        // On a narrow screen the rows are cards; the roles keep them a table for those who listen.
        <table role="table" className="as-cards queues" aria-label={TEXTS.title}>
          <thead role="rowgroup">
            <tr role="row">
              {Object.entries(TEXTS.columns).map(([column, text]) => (
                <th key={column} role="columnheader" scope="col" data-column={column}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {queues.map((queue) => (
              <QueueRow key={queue.name} queue={queue} history={history} actions={actions} ask={ask} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="away">{TEXTS.away}</p>
      )}
    </Panel>
  );
}
