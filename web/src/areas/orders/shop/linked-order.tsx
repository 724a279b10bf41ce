import { ApiError } from '../../../kernel/api/api-error';
import { corporateOrdersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Card } from '../../../kit/card';
import { EmptyState } from '../../../kit/empty-state';
import { ListSkeleton } from '../../corporate/list-skeleton';
import { USUAL_SORT } from '../../corporate/use-list-address';
import { useOrder } from '../../corporate/use-order';
import { OrderTable } from './order-table';

const text = corporateOrdersTexts;
const nothing = () => undefined;

/** The order that a link names, where the list does not show it: too old, or none of the company's. */
export function LinkedOrder({ id, onClose }: { id: string; onClose: () => void }) {
  const { order, error, isPending } = useOrder(id);
  if (isPending) return <ListSkeleton label={text.loading} rows={1} rowClassName="h-56" />;
  if (order) {
    return (
      <OrderTable
        rows={[order]}
        sort={USUAL_SORT}
        onSort={nothing}
        openId={id}
        linkedId={id}
        onToggle={onClose}
        onRead={nothing}
      />
    );
  }
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
