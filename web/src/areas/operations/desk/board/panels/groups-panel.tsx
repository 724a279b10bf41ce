import type { WorkerGroup } from '@planet-heroes/contracts/areas/operations/queues';
import { BOARD_MESSAGES } from '../messages';
import { Panel } from '../../../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../../../kernel/desk/ui/table';
import { WorkerBar } from '../pictures/worker-bar';

const TEXTS = BOARD_MESSAGES.groups;

/** What an autoscaler goes by: how busy each group of worker processes is, and how many of them there should be. */
export function GroupsPanel({ groups }: { groups: readonly WorkerGroup[] | null }) {
  const { columns } = TEXTS;
  return (
    <Panel title={TEXTS.title}>
      {groups === null || groups.length === 0
        ? <p className="muted">{groups ? TEXTS.none : TEXTS.away}</p>
        : (
          <Table label={TEXTS.title} columns={columns} className="groups">
            {groups.map(({ name, queues, utilisation, oldestWaitingSeconds, workers, wantedWorkers }) => (
              <tr role="row" key={name}>
                <th role="rowheader" scope="row" data-column="name" title={queues.join(', ')}>{name}</th>
                <Cell column="use" label={columns.use}>{TEXTS.share(utilisation)}</Cell>
                <Cell column="oldest" label={columns.oldest}>{BOARD_MESSAGES.queues.seconds(oldestWaitingSeconds)}</Cell>
                <Cell column="workers" label={columns.workers}>
                  <WorkerBar workers={workers} wanted={wantedWorkers} />
                </Cell>
              </tr>
            ))}
          </Table>
        )}
    </Panel>
  );
}
