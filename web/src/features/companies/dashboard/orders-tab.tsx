import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { formatDay } from '../../../shared/format/format-date';
import { formatWhole } from '../../../shared/format/format-number';
import { messages } from '../../../shared/messages/messages';
import { ButtonLink } from '../../../shared/ui/button-link';
import { Card } from '../../../shared/ui/card';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Heading } from '../../../shared/ui/heading';
import { Progress } from '../../../shared/ui/progress';
import { Details } from '../../../shared/company/details';
import { formatAmount } from '../../../shared/company/format-amount';
import { ListSkeleton } from '../../../shared/company/list-skeleton';
import { LoadFailed } from '../../../shared/company/load-failed';
import { OrderStateBadge, PaymentStateBadge } from '../../../shared/company/state-badges';
import { orderProgress } from '../../orders';
import { useCompanyRecords } from './use-company-records';

const text = messages.corporateDashboard;
const { details } = messages.corporateOrders;

/** Purchase Orders: how far each is. */
export function OrdersTab() {
  const { orders, isPending, isError, refetch } = useCompanyRecords();
  if (isPending) return <ListSkeleton label={text.loading} rowClassName="h-48" />;
  if (isError || !orders) {
    return (
      <Card>
        <LoadFailed onRetry={refetch} />
      </Card>
    );
  }
  if (orders.length === 0) {
    return (
      <Card>
        <EmptyState {...messages.corporateOrders.empty} action={<ButtonLink to="/corporate-quotes">{text.quote}</ButtonLink>} />
      </Card>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {orders.map((order) => (
        <li key={order.id}>
          <DashboardOrder order={order} />
        </li>
      ))}
    </ul>
  );
}

/** An order in short. Track Progress shows for processing orders (spec document 2, section 2). */
function DashboardOrder({ order }: { order: OrderSummary }) {
  const progress = orderProgress(order);
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Heading level={2} size={3}>
          {order.id}
        </Heading>
        <div className="flex flex-wrap gap-2">
          <OrderStateBadge state={order.status} />
          {order.status !== 'cancelled' && <PaymentStateBadge state={order.paymentStatus} />}
        </div>
      </div>
      <p className="text-ink-muted">{order.devices}</p>
      <Details
        className="min-[24rem]:grid-cols-2 lg:grid-cols-3"
        items={[
          [details.deviceCount, formatWhole(order.deviceCount)],
          [details.totalAmount, formatAmount(order.totalAmount)],
          [details.createdDate, formatDay(order.createdDate)],
        ]}
      />
      <div className="mt-auto flex flex-wrap items-center gap-4 border-t border-line pt-4">
        {order.status === 'processing' ? (
          <>
            <div className="grid grid-cols-1 min-w-40 flex-1 gap-1.5">
              <p className="text-sm text-ink-muted">{messages.corporateOrders.progress(Math.round(progress * 100))}</p>
              <Progress value={progress} max={1} label={messages.corporateOrders.progressOf(order.id)} />
            </div>
            <ButtonLink size="small" to={`/purchase-orders?order=${order.id}`} aria-label={text.trackOrder(order.id)}>
              {text.track}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink size="small" variant="quiet" to={`/purchase-orders?order=${order.id}`}>
            {text.open(order.id)}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
