import { ORDER_STATES, type OrderState } from '@planet-heroes/contracts/areas/orders/schemas';
import { useState } from 'react';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { EmptyList } from '../../shared/company/empty-list';
import { ListSkeleton } from '../../shared/company/list-skeleton';
import { LoadFailed } from '../../shared/company/load-failed';
import { MoreButton } from '../../shared/company/more-button';
import { SearchAndFilter } from '../../shared/company/search-and-filter';
import { useDebounced } from '../../shared/company/use-debounced';
import { useNamedItem } from '../../shared/company/use-named-item';
import { useOrders } from '../../shared/company/use-orders';
import { useVisible } from '../../shared/company/use-visible';
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
  const asked = useDebounced(search.trim());
  const { orders, total, isPending, isError, isPlaceholderData, refetch } = useOrders({ search: asked, status, limit: MOST });
  // An empty list that another filter left says nothing about this one until its own answer is there.
  const isFiltered = Boolean(search || asked || status) || isPlaceholderData;
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
        <EmptyList isFiltered={isFiltered} noneFits={text.empty.title} onClear={clear}>
          <EmptyState {...text.empty} action={<ButtonLink to="/corporate-quotes">{text.quotes}</ButtonLink>} />
        </EmptyList>
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
