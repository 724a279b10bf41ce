import { isReturned } from '@planet-heroes/contracts/areas/orders/is-returned';
import type { OrderState } from '@planet-heroes/contracts/areas/orders/catalogue';
import { ORDERS_DESK_ROUTES } from '@planet-heroes/contracts/areas/orders/desk-routes';
import type { Calls } from '../../../kernel/desk/operator-session';
import { askedList, onlyState } from '../../../kernel/desk/asked-list';
import { formatDubaiDay, formatDubaiLastDay, formatFils } from '../../../kernel/desk/format';
import { ListPanel, optionsOf } from '../../../kernel/desk/list';
import { Page, State } from '../../../kernel/desk/page';
import { ScanPanel } from '../../../kernel/desk/scan-panel';
import { usePolled } from '../../../kernel/desk/use-polled';
import { Link } from '../../../kernel/routing/link';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { SelectField } from '../../../kit/form/select-field';
import { TextField } from '../../../kit/form/text-field';
import { AtRisk } from './forecast-lines';
import { pathOfOrder } from './given';
import { ORDERS_MESSAGES } from './messages';
import { statusOf } from './status-of';

const { list: TEXTS, find: FIND, ...WORDS } = ORDERS_MESSAGES;
const POLL = { everyMs: 5_000 };
const PAGE = 50;
const AT_FIRST = { status: 'processing' };

/** The desk of companies’ orders: those in process, the oldest first, or those that the address asks for. */
export function AllOrders() {
  const [query] = usePageQuery();
  const asked = askedList(query, AT_FIRST);
  const found = usePolled(ORDERS_DESK_ROUTES.listAllOrders, { query: { ...asked, sort: 'created', limit: PAGE } }, POLL);
  const searched = onlyState(query) as OrderState | undefined;
  return (
    <Page facts={<p className="muted">{WORDS.facts}</p>} found={found}>
      <div className="panels">
        <ScanPanel texts={FIND} find={findOrder} />
        <ListPanel
          found={found}
          rows={found.answer?.orders}
          next={found.answer?.next}
          texts={{ ...TEXTS, noneFits: TEXTS.noneFits(searched && WORDS.states[searched]) }}
          reading={WORDS.reading}
          atFirst={AT_FIRST}
          filter={
            <>
              <SelectField
                label={TEXTS.state}
                name="status"
                placeholder={TEXTS.any}
                options={optionsOf(WORDS.states)}
              />
              <SelectField
                label={TEXTS.payment}
                name="payment"
                placeholder={TEXTS.any}
                options={optionsOf(WORDS.payments)}
              />
              <TextField label={TEXTS.search} name="search" autoComplete="off" />
            </>
          }
          keyOf={({ id }) => id}
          cells={{
            name: ({ id }) => <Link className="row-link" to={pathOfOrder(id)}>{id}</Link>,
            company: ({ companyName, totalAmount, payableAmount = totalAmount }) => (
              <>
                {companyName}
                <small>{formatFils(payableAmount)}</small>
              </>
            ),
            state: (order) => (
              <>
                <State of={statusOf(order)}>{WORDS.states[order.status]}</State>
                {order.status === 'processing' && order.difference?.state === 'asked' && (
                  <small>{WORDS.one.waits}</small>
                )}
                {isReturned(order) && <small>{WORDS.one.returned}</small>}
                <AtRisk forecast={found.answer?.forecasts[order.id]} />
              </>
            ),
            devices: ({ deviceCount, devices }) => (
              <>
                {deviceCount}
                <small>{devices}</small>
              </>
            ),
            pickup: ({ pickupDate }) => (pickupDate ? formatDubaiDay(pickupDate) : TEXTS.notBooked),
            due: ({ paymentDueAt }) => (paymentDueAt ? formatDubaiLastDay(paymentDueAt) : TEXTS.notDue),
          }}
        />
      </div>
    </Page>
  );
}

/** Opens an order by its number. */
async function findOrder(typed: string, call: Calls['call']) {
  const id = typed.trim().toUpperCase();
  if (id === '') return { problem: FIND.empty };
  const order = await call(ORDERS_DESK_ROUTES.readOrderAsOperator, { params: { id } });
  return { path: pathOfOrder(order.id) };
}
