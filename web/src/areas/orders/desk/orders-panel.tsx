import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import type { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { Polled } from '../../../kernel/desk/api/use-polled';
import { formatDubaiDay, formatFils } from '../../../kernel/desk/format';
import { ORDERS_MESSAGES } from './messages';
import { useAddress } from '../../../kernel/desk/ui/address';
import { isAtFirst } from '../../../kernel/desk/ui/asked-list';
import { SelectField, TextField } from '../../../kernel/desk/ui/field';
import { Link } from '../../../kernel/desk/ui/link';
import { ListPanel } from '../../../kernel/desk/ui/list-panel';
import { Cell } from '../../../kernel/desk/ui/table';
import { pathOfOrder } from './given';

const { list: TEXTS, ...WORDS } = ORDERS_MESSAGES;
const STATES = Object.entries(WORDS.states);

interface OrdersPanelProps {
  found: Polled<AnswerOf<typeof ORDERS_ROUTES.listAllOrders>>;
}

/** Orders in process, or those that the address asks for. */
export function OrdersPanel({ found }: OrdersPanelProps) {
  const { query } = useAddress();
  return (
    <ListPanel
      found={found}
      rows={found.answer?.orders}
      texts={TEXTS}
      reading={WORDS.reading}
      className="orders"
      filter={
        <>
          <SelectField label={TEXTS.state} name="status">
            <option value="">{isAtFirst(query) ? WORDS.states.processing : TEXTS.any}</option>
            {STATES.map(([state, name]) => <option key={state} value={state}>{name}</option>)}
          </SelectField>
          <TextField label={TEXTS.search} name="search" maxLength={100} autoComplete="off" />
        </>
      }
    >
      {(order) => <OrderRow key={order.id} order={order} />}
    </ListPanel>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { id, companyName, totalAmount, payableAmount = totalAmount } = order;
  const { deviceCount, devices, pickupDate, paymentDueAt } = order;
  const { columns } = TEXTS;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" data-column="name">
        <Link className="row-link" to={pathOfOrder(id)}>{id}</Link>
      </th>
      <Cell column="company" label={columns.company}>
        {companyName}
        <small>{formatFils(payableAmount)}</small>
      </Cell>
      <Cell column="state" label={columns.state}>
        <span className="state" data-status={statusOf(order)}>{WORDS.states[order.status]}</span>
        {order.status === 'processing' && order.difference?.state === 'asked' && <small>{WORDS.one.waits}</small>}
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
