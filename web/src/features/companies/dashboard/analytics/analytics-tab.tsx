import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { queryOptionsOf } from '../../../../shared/api/query-options';
import { messages } from '../../../../shared/messages/messages';
import { ButtonLink } from '../../../../shared/ui/button-link';
import { Card } from '../../../../shared/ui/card';
import { EmptyState } from '../../../../shared/ui/empty-state';
import { ListSkeleton } from '../../../../shared/company/list-skeleton';
import { LoadFailed } from '../../../../shared/company/load-failed';
import { useCompanyRecords } from '../use-company-records';
import { monthsOf, quotesByState } from './analytics-figures';
import { PromiseFigures } from './promise-figures';
import { LaterPart } from '../../../../shared/ui/later-part';

const text = messages.corporateDashboard;
const MONTHS = 6;
/** The charts' library is loaded with the tab, and not before. */
const Charts = lazy(async () => ({ default: (await import('./charts')).Charts }));

/** Analytics: months, states and kept promises, from the company's own quotes and orders. */
export function AnalyticsTab() {
  const [now] = useState(Date.now);
  const { quotes, orders, isPending, isError, refetch } = useCompanyRecords();
  const sla = useQuery(queryOptionsOf(ORDERS_ROUTES.readSla));
  if (isPending || sla.isPending) return <ListSkeleton label={text.loading} rows={2} rowClassName="h-80" />;
  if (isError || !quotes || !orders || !sla.data) {
    return (
      <Card>
        <LoadFailed
          error={sla.error}
          onRetry={() => {
            refetch();
            void sla.refetch();
          }}
        />
      </Card>
    );
  }
  if (quotes.length === 0 && orders.length === 0) {
    return (
      <Card>
        <EmptyState {...text.noFigures} headingLevel={2} action={<ButtonLink to="/bulk-tradein">{text.tradeIn}</ButtonLink>} />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <PromiseFigures sla={sla.data} quotes={quotes} />
      <LaterPart wasAskedFor pending={<ListSkeleton label={text.loading} rows={2} rowClassName="h-96" />}>
        <Charts months={monthsOf(quotes, orders, now, MONTHS)} states={quotesByState(quotes)} />
      </LaterPart>
    </div>
  );
}
