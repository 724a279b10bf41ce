import { ORDER_STATES, type OrderState } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { lazy, type ReactNode } from 'react';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { EmptyState } from '../../../kit/empty-state';
import { RecordList } from '../../corporate/record-list';
import { useRecordQuestion } from '../../corporate/use-record-question';
import { loadAllOrders, useOrders } from '../../corporate/use-orders';
import { LinkedOrder } from './linked-order';
import { OrderTable } from './order-table';
import { ordersCsv } from './orders-csv';

const OrderListSheet = lazy(async () => ({ default: (await import('./order-sheets')).OrderListSheet }));
const text = corporateOrdersTexts;
const FILES = { name: 'purchase-orders', load: loadAllOrders, content: ordersCsv };

interface OrderListProps {
  /** Whether `?order=` in the address opens an order, wherever it stands. */
  isAddressed?: boolean;
  /** Shown in a row instead of its next step. */
  renderAction?: (order: OrderSummary) => ReactNode;
}

/** The company's orders, live, with search, filter and sorting, one of them open. */
export function OrderList({ isAddressed = false, renderAction }: OrderListProps) {
  const list = useRecordQuestion<OrderState>('order', ORDER_STATES);
  const records = useOrders(list.question);
  return (
    <RecordList<OrderSummary, OrderState>
      list={list}
      records={records}
      isAddressed={isAddressed}
      states={ORDER_STATES}
      labels={corporateTexts.orderStates}
      texts={{ searchHint: text.searchHint, loading: text.loading, noneFits: text.empty.title }}
      files={FILES}
      renderTable={(table) => <OrderTable {...table} renderAction={renderAction} />}
      renderLinked={(id, onClose) => <LinkedOrder id={id} onClose={onClose} />}
      renderSheet={(orders, note, onPrinted) => <OrderListSheet orders={orders} note={note} onPrinted={onPrinted} />}
      noneYet={<EmptyState {...text.empty} action={<ButtonLink to="/corporate-quotes">{text.quotes}</ButtonLink>} />}
    />
  );
}
