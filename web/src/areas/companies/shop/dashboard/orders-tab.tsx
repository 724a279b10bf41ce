import { messages } from '../../../../kernel/i18n/messages';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { OrderList } from '../../../orders';

const text = messages.corporateDashboard;

/** Purchase Orders: Track Progress shows for processing orders (spec document 2, section 2). */
export function OrdersTab() {
  return (
    <OrderList
      renderAction={({ id, status }) =>
        status === 'processing' && (
          <ButtonLink
            size="small"
            variant="secondary"
            to={`/purchase-orders?order=${id}`}
            aria-label={text.trackOrder(id)}
          >
            {text.track}
          </ButtonLink>
        )}
    />
  );
}
