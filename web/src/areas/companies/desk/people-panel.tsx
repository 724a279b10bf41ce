import type { CompanyUser } from '@planet-heroes/contracts/areas/companies/schemas';
import { COMPANIES_MESSAGES } from './messages';
import { DubaiTime } from '../../../kernel/desk/ui/dubai-time';
import { Panel } from '../../../kernel/desk/ui/panel';
import { Cell, Table } from '../../../kernel/desk/ui/table';

const { people: TEXTS } = COMPANIES_MESSAGES.one;
const { columns: COLUMNS } = TEXTS;
const STATUS = { active: 'good', pending: 'unknown', suspended: 'warning' } as const;

/** Who acts for a company, in the order they were added. */
export function PeoplePanel({ users }: { users: readonly CompanyUser[] }) {
  return (
    <Panel title={TEXTS.title}>
      {users.length === 0
        ? <p className="muted">{TEXTS.none}</p>
        : (
          <Table label={TEXTS.title} columns={COLUMNS} className="people">
            {users.map(({ id, name, email, role, department, status, lastLogin }) => (
              <tr role="row" key={id}>
                <th role="rowheader" scope="row" data-column="name">
                  {name}
                  <small>{email}</small>
                </th>
                <Cell column="role" label={COLUMNS.role}>
                  {role}
                  {department && <small>{department}</small>}
                </Cell>
                <Cell column="state" label={COLUMNS.state}>
                  <span className="state" data-status={STATUS[status]}>{TEXTS.states[status]}</span>
                </Cell>
                <Cell column="seen" label={COLUMNS.seen}>{lastLogin ? <DubaiTime at={lastLogin} /> : TEXTS.never}</Cell>
              </tr>
            ))}
          </Table>
        )}
    </Panel>
  );
}
