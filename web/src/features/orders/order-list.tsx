import { ORDER_STATES, type OrderState, type OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { lazy, type ReactNode, useState } from 'react';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { LaterPart } from '../../shared/ui/later-part';
import { EmptyList } from '../../shared/company/empty-list';
import { fileNameOf } from '../../shared/company/file-name';
import { ListSkeleton } from '../../shared/company/list-skeleton';
import { ListToolbar } from '../../shared/company/list-toolbar';
import { LoadFailed } from '../../shared/company/load-failed';
import { MoreButton, WaitingButton } from '../../shared/company/more-button';
import { useDebounced } from '../../shared/company/use-debounced';
import { useListAddress } from '../../shared/company/use-list-address';
import { useListFiles } from '../../shared/company/use-list-files';
import { useNamedItem } from '../../shared/company/use-named-item';
import { loadAllOrders, useOrders } from '../../shared/company/use-orders';
import { useSteadyRows } from '../../shared/company/use-steady-rows';
import { LinkedOrder } from './linked-order';
import { OrderTable } from './order-table';
import { ordersCsv } from './orders-csv';

const OrderListSheet = lazy(async () => ({ default: (await import('./order-sheets')).OrderListSheet }));
const text = messages.corporateOrders;
const { filter, orderStates } = messages.corporate;

interface OrderListProps {
  /** Whether `?order=` in the address opens an order, wherever it stands. */
  isAddressed?: boolean;
  /** What stands in a row in the place of its next step. */
  renderAction?: (order: OrderSummary) => ReactNode;
}

/** The company's orders, live, with search, filter and sorting, one of them open. */
export function OrderList({ isAddressed = false, renderAction }: OrderListProps) {
  const [openId, setOpenId, linkedId] = useNamedItem('order');
  const { search, status, sort, setSearch, setStatus, setSort } = useListAddress<OrderState>(ORDER_STATES);
  const [isRead, setRead] = useState(false);
  const asked = useDebounced(search.trim());
  const question = { search: asked, status, sort };
  const orders = useOrders(question);
  const { rows, waiting, take } = useSteadyRows(orders.rows, {
    told: orders.told,
    question: JSON.stringify([question, orders.isPlaceholderData, orders.data?.pages.length]),
    isRead,
  });
  const note = [status && orderStates[status], asked].filter(Boolean).join(', ');
  const { printed, ...files } = useListFiles({
    load: () => loadAllOrders(question),
    content: ordersCsv,
    name: () => `${fileNameOf('purchase-orders', note)}.csv`,
  });
  // An empty list that another filter left says nothing about this one until its own answer is there.
  const isFiltered = Boolean(search || asked || status) || orders.isPlaceholderData;
  const clear = () => {
    setSearch('');
    setStatus(undefined);
  };
  const isElsewhere = isAddressed && openId !== undefined && rows && !rows.some(({ id }) => id === openId);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ListToolbar
        {...{ search, status, sort }}
        searchHint={text.searchHint}
        onSearch={setSearch}
        onStatus={setStatus}
        onSort={setSort}
        states={ORDER_STATES}
        labels={orderStates}
        shown={rows && filter.shown(formatWhole(rows.length), formatWhole(orders.total))}
        {...files}
      />
      {isElsewhere && !search && !status && <LinkedOrder id={openId} onClose={() => setOpenId(undefined)} />}
      {orders.isPending ? (
        <ListSkeleton label={text.loading} rows={6} rowClassName="h-16" />
      ) : !rows ? (
        <Card>
          <LoadFailed onRetry={() => void orders.refetch()} />
        </Card>
      ) : rows.length === 0 ? (
        <EmptyList isFiltered={isFiltered} noneFits={text.empty.title} onClear={clear}>
          <EmptyState {...text.empty} action={<ButtonLink to="/corporate-quotes">{text.quotes}</ButtonLink>} />
        </EmptyList>
      ) : (
        <>
          <div className="relative">
            <WaitingButton count={waiting} onTake={take} />
            <OrderTable
              rows={rows}
              sums={orders.sums}
              sort={sort}
              onSort={setSort}
              openId={openId}
              linkedId={isAddressed ? linkedId : undefined}
              onToggle={setOpenId}
              onRead={setRead}
              renderAction={renderAction}
            />
          </div>
          <MoreButton
            onMore={orders.hasNextPage ? () => void orders.fetchNextPage() : undefined}
            isBusy={orders.isFetchingNextPage}
          />
        </>
      )}
      {printed && (
        <LaterPart wasAskedFor>
          <OrderListSheet orders={printed.rows} note={note || undefined} onPrinted={printed.end} />
        </LaterPart>
      )}
    </div>
  );
}
