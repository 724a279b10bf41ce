import { ORDER_STATES, type OrderState } from '@planet-heroes/contracts/http/corporate/orders';
import { useState } from 'react';
import { formatWhole } from '../../../shared/format/format-number';
import { messages } from '../../../shared/messages/messages';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ListSkeleton } from '../company/list-skeleton';
import { LoadFailed } from '../company/load-failed';
import { MoreButton } from '../company/more-button';
import { SearchAndFilter } from '../company/search-and-filter';
import { useDebounced } from '../company/use-debounced';
import { useNamedItem } from '../company/use-named-item';
import { useOrders } from '../company/use-orders';
import { useVisible } from '../company/use-visible';
import { LinkedOrder } from './linked-order';
import { OrderCard } from './order-card';

const text = messages.corporateOrders;
/** As many as one answer may hold. */
const MOST = 500;

/** The company's orders, live, one of them open. `?order=` in the address opens one, wherever it stands. */
export function OrderList() {
  const [openId, setOpenId, linkedId] = useNamedItem('order');
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<OrderState>();
  const { orders, total, isPending, isError, refetch } = useOrders({ search: useDebounced(search.trim()), status, limit: MOST });
  const { items, more } = useVisible(orders ?? [], openId);
  const clear = () => {
    setSearch('');
    setStatus(undefined);
  };
  const isElsewhere = openId !== undefined && orders !== undefined && !orders.some(({ id }) => id === openId);
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchAndFilter
        searchHint={text.searchHint}
        search={search}
        onSearch={setSearch}
        status={status}
        onStatus={setStatus}
        states={ORDER_STATES}
        labels={messages.corporate.orderStates}
        shown={orders && messages.corporate.filter.shown(formatWhole(items.length), formatWhole(total))}
      />
      {isElsewhere && !search && !status && <LinkedOrder id={openId} onClose={() => setOpenId(undefined)} />}
      {isPending ? (
        <ListSkeleton label={text.loading} rowClassName="h-56" />
      ) : isError || !orders ? (
        <Card>
          <LoadFailed onRetry={() => void refetch()} />
        </Card>
      ) : orders.length === 0 ? (
        <Card>
          <EmptyState title={text.empty.title} description={text.empty.description} action={<Button onClick={clear}>{messages.corporate.filter.clear}</Button>} />
        </Card>
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-4">
            {items.map((order) => (
              <li key={order.id}>
                <OrderCard
                  order={order}
                  isOpen={order.id === openId}
                  isLinked={order.id === linkedId}
                  onToggle={() => setOpenId(order.id === openId ? undefined : order.id)}
                />
              </li>
            ))}
          </ul>
          <MoreButton onMore={more} />
        </>
      )}
    </div>
  );
}
