import type { Ref } from 'react';
import type { OperatorView } from '@planet-heroes/contracts/areas/operations/operators';
import { useOperator } from '../../../../kernel/desk/api/session';
import { OPERATORS_MESSAGES } from './messages';
import { ActionButton } from '../../../../kernel/desk/ui/action-button';
import { Badges } from '../../../../kernel/desk/ui/badges';
import { DubaiTime } from '../../../../kernel/desk/ui/dubai-time';
import { Panel } from '../../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../../kernel/desk/ui/table';
import type { Change } from './change-dialog';

const TEXTS = OPERATORS_MESSAGES.list;

interface OperatorsPanelProps {
  ref: Ref<HTMLDivElement>;
  operators: readonly OperatorView[] | undefined;
  failed: boolean;
  onChange: (change: Change) => void;
}

/** Every operator by name, those who were taken off as well. */
export function OperatorsPanel({ ref, operators, failed, onChange }: OperatorsPanelProps) {
  return (
    <Panel title={TEXTS.title} busy={!operators && !failed}>
      <div ref={ref}>
        {!operators && !failed && <p className="muted">{OPERATORS_MESSAGES.reading}</p>}
        {operators?.length === 0 && <p className="muted">{TEXTS.none}</p>}
        {operators && operators.length > 0 && (
          <Table label={TEXTS.title} columns={TEXTS.columns} className="people">
            {operators.map((operator) => <OperatorRow key={operator.id} operator={operator} onChange={onChange} />)}
          </Table>
        )}
      </div>
    </Panel>
  );
}

function OperatorRow({ operator, onChange }: { operator: OperatorView; onChange: (change: Change) => void }) {
  const { id, name, email, roles, active, createdAt } = operator;
  const { columns } = TEXTS;
  const isOwn = useOperator().id === id;
  const turn = active ? 'deactivate' : 'activate';
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        {name} {isOwn && <span className="badge">{TEXTS.you}</span>}
      </th>
      <Cell column="kind" label={columns.kind}>
        {email === null ? TEXTS.machine : TEXTS.person}
        {email !== null && <small>{email}</small>}
      </Cell>
      <Cell column="roles" label={columns.roles}><Badges words={roles} /></Cell>
      <Cell column="state" label={columns.state}>
        <span className="state" data-status={active ? 'good' : 'unknown'}>{active ? TEXTS.active : TEXTS.off}</span>
      </Cell>
      <Cell column="since" label={columns.since}><DubaiTime at={createdAt} isDay /></Cell>
      <Cell column="actions" label={columns.actions}>
        <span className="row-buttons">
          <ActionButton name={TEXTS.changeOf(name)} onPress={() => onChange({ kind: 'roles', operator, isOwn })}>
            {TEXTS.change}
          </ActionButton>
          <ActionButton name={TEXTS[`${turn}Of`](name)} onPress={() => onChange({ kind: turn, operator, isOwn })}>
            {TEXTS[turn]}
          </ActionButton>
        </span>
      </Cell>
    </tr>
  );
}
