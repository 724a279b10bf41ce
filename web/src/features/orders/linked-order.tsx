import { messages } from '../../shared/messages/messages';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSkeleton } from '../../shared/company/list-skeleton';
import { useOrder } from '../../shared/company/use-order';
import { ApiError } from '../../shared/api/api-error';
import { OrderCard } from './order-card';

const text = messages.corporateOrders;

/** The order that a link names, where the list does not show it: too old, or none of the company's. */
export function LinkedOrder({ id, onClose }: { id: string; onClose: () => void }) {
  const { order, error, isPending } = useOrder(id);
  if (isPending) return <ListSkeleton label={text.loading} rows={1} rowClassName="h-56" />;
  if (order) return <OrderCard order={order} isOpen isLinked onToggle={onClose} />;
  return (
    <Card>
      <EmptyState
        title={text.unknown.title(id)}
        description={(error instanceof ApiError && error.serverMessage) || text.unknown.description}
        action={
          <Button variant="secondary" onClick={onClose}>
            {text.unknown.close}
          </Button>
        }
      />
    </Card>
  );
}
