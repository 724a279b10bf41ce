import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import type { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Polled } from '../api/use-polled';
import { formatDubaiDay, formatFils } from '../format';
import { MESSAGES } from '../messages';
import { useAddress } from '../ui/address';
import { SelectField, TextField } from '../ui/field';
import { FilterForm } from '../ui/filter-form';
import { Link } from '../ui/link';
import { Pager } from '../ui/pager';
import { Panel } from '../ui/panel';
import { Cell, Table } from '../ui/table';
import { pathOfOrder } from './given';

const { list: TEXTS, ...WORDS } = MESSAGES.orders;
const STATES = Object.entries(WORDS.states);

interface OrdersPanelProps {
  found: Polled<AnswerOf<typeof ORDERS_ROUTES.listAllOrders>>;
}

/** Orders in process, or those that the address asks for. */
export function OrdersPanel({ found: { answer, isCurrent, failure } }: OrdersPanelProps) {
  const { query } = useAddress();
  const busy = !isCurrent && failure === undefined;
  return (
    <Panel title={TEXTS.title} wide busy={busy}>
      <FilterForm label={TEXTS.filter}>
        <SelectField label={TEXTS.state} name="status">
          <option value="">{query.size === 0 ? WORDS.states.processing : TEXTS.any}</option>
          {STATES.map(([state, name]) => <option key={state} value={state}>{name}</option>)}
        </SelectField>
        <TextField label={TEXTS.search} name="search" maxLength={100} autoComplete="off" />
      </FilterForm>
      {!answer && busy && <p className="muted">{WORDS.reading}</p>}
      {answer?.orders.length === 0 && <p className="muted">{query.size > 0 ? TEXTS.noneFits : TEXTS.none}</p>}
      {answer && answer.orders.length > 0 && (
        <Table label={TEXTS.title} columns={TEXTS.columns} className="orders">
          {answer.orders.map((order) => <OrderRow key={order.id} order={order} />)}
        </Table>
      )}
      <Pager from="after" next={answer?.next} texts={TEXTS.pages} />
    </Panel>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { id, companyName, totalAmount, deviceCount, devices, pickupDate, paymentDueAt } = order;
  const { columns } = TEXTS;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        <Link className="row-link" to={pathOfOrder(id)}>{id}</Link>
      </th>
      <Cell column="company" label={columns.company}>
        {companyName}
        <small>{formatFils(totalAmount)}</small>
      </Cell>
      <Cell column="state" label={columns.state}>
        <span className="state" data-status={statusOf(order)}>{WORDS.states[order.status]}</span>
      </Cell>
      <Cell column="devices" label={columns.devices}>
        {deviceCount}
        <small>{devices}</small>
      </Cell>
      <Cell column="pickup" label={columns.pickup}>{pickupDate ? formatDubaiDay(pickupDate) : TEXTS.notBooked}</Cell>
      <Cell column="due" label={columns.due}>{paymentDueAt ? formatDubaiDay(paymentDueAt) : TEXTS.notDue}</Cell>
    </tr>
  );
}

/** Amber where the desk acts next, green where it is paid. */
export function statusOf({ status, paymentStatus }: Pick<OrderSummary, 'status' | 'paymentStatus'>) {
  if (status === 'processing') return 'warning';
  if (status === 'completed' && paymentStatus === 'overdue') return 'bad';
  return paymentStatus === 'paid' ? 'good' : 'unknown';
}
