import { corporateDashboardTexts } from '../../texts-dashboard.en';
import { ButtonLink } from '../../../../kernel/routing/button-link';
import { OrderList } from '../../../orders';

const text = corporateDashboardTexts;

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
