import { ORDER_STATES, type OrderState } from '@planet-heroes/contracts/areas/orders/catalogue';
import { LIST_SORTS, type ListSort } from '@planet-heroes/contracts/areas/companies/catalogue';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { dubaiDate, lastMomentBefore } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { lazy, type ReactNode } from 'react';
import { ButtonLink } from '../../kernel/routing/button-link';
import { EmptyState } from '../../kit/empty-state';
import { corporateTexts } from '../corporate/texts.en';
import { LinkedRecord, RecordList } from '../corporate/record-list';
import { useRecordQuestion } from '../corporate/list-address';
import { useUndecided } from '../corporate/use-undecided';
import { loadAllOrders, useOrder, useOrders } from './shop/order-queries';
import { type CsvCell, csvFile, dubaiTimeCell, dubaiTimeHeading } from '../corporate/list-files';
import { corporateOrdersTexts } from './texts.en';
import { OrderTable } from './shop/order-table';
import { amountOf } from './shop/order-rules';

const text = corporateOrdersTexts;

function LinkedOrder({ id, onClose }: { id: string; onClose: () => void }) {
  const { order, asked } = useOrder(id);
  return (
    <LinkedRecord
      {...{ id, asked, text, onClose }}
      record={order}
      renderTable={(table) => <OrderTable {...table} forecasts={order?.forecast ? { [id]: order.forecast } : {}} />}
    />
  );
}

const FILS_PER_DIRHAM = 100;
const { details, papers } = text;
const { orderStates, paymentStates } = corporateTexts;

/** The columns of a file of orders: amounts are dirhams, days and times (ISO 8601) those of Dubai. */
const columns = (): readonly (readonly [name: string, of: (order: OrderSummary) => CsvCell])[] => [
  [text.order, ({ id }) => id],
  [papers.quote, ({ quoteId }) => quoteId],
  [details.companyName, ({ companyName }) => companyName],
  [details.contactPerson, ({ contactPerson }) => contactPerson],
  [details.deviceCount, ({ devices }) => devices],
  [papers.deviceCount, ({ deviceCount }) => deviceCount],
  [papers.amount, (order) => amountOf(order) / FILS_PER_DIRHAM],
  [text.status, ({ status }) => orderStates[status]],
  [text.payment, ({ status, paymentStatus }) => (status === 'cancelled' ? '' : paymentStates[paymentStatus])],
  [corporateTexts.terms, ({ paymentTerms }) => corporateTexts.term(paymentTerms)],
  [dubaiTimeHeading(details.createdDate), ({ createdDate }) => dubaiTimeCell(createdDate)],
  [details.pickupDate, ({ pickupDate }) => pickupDate],
  [dubaiTimeHeading(papers.completed), ({ completionDate }) => dubaiTimeCell(completionDate)],
  [details.paymentDueAt, ({ paymentDueAt }) => paymentDueAt && dubaiDate(new Date(lastMomentBefore(paymentDueAt)))],
  [dubaiTimeHeading(details.paidAt), ({ paidAt }) => dubaiTimeCell(paidAt)],
  [papers.offered, ({ totalAmount }) => totalAmount / FILS_PER_DIRHAM],
];

/** Orders as a file for spreadsheets. */
function ordersCsv(orders: readonly OrderSummary[]): Blob {
  const all = columns();
  return csvFile(all.map(([name]) => name), orders.map((order) => all.map(([, of]) => of(order))));
}

const OrderListSheet = lazy(async () => ({ default: (await import('./shop/order-sheets')).OrderListSheet }));
const FILES = { name: 'purchase-orders', load: loadAllOrders, content: ordersCsv };

interface OrderListProps {
  /** Whether `?order=` in the address opens an order, wherever it stands. */
  isAddressed?: boolean;
  /** Shown in a row instead of its next step. */
  renderAction?: (order: OrderSummary) => ReactNode;
}

/** The company's orders, live, with search, filter and sorting, one of them open. */
export function OrderList({ isAddressed = false, renderAction }: OrderListProps) {
  const list = useRecordQuestion<OrderState, ListSort>('order', ORDER_STATES, LIST_SORTS);
  const records = useOrders(list.question);
  const undecided = useUndecided();
  return (
    <RecordList<OrderSummary, OrderState, ListSort>
      list={list}
      records={records}
      isAddressed={isAddressed}
      states={ORDER_STATES}
      labels={corporateTexts.orderStates}
      texts={{ searchHint: text.searchHint, loading: text.loading, noneFits: text.empty.title }}
      files={FILES}
      renderTable={(table) => <OrderTable {...table} forecasts={records.forecasts} renderAction={renderAction} />}
      renderLinked={(id, onClose) => <LinkedOrder id={id} onClose={onClose} />}
      renderSheet={(orders, note, onPrinted) => <OrderListSheet orders={orders} note={note} onPrinted={onPrinted} />}
      noneYet={
        <EmptyState
          title={text.empty.title}
          description={undecided ?? text.empty.description}
          action={!undecided && <ButtonLink to="/corporate-quotes">{text.quotes}</ButtonLink>}
        />
      }
    />
  );
}
