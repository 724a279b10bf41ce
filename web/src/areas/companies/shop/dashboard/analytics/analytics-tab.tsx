import type { FigurePeriod } from '@planet-heroes/contracts/areas/orders/catalogue';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../../kernel/api/query-options';
import { corporateDashboardTexts } from '../../../texts-dashboard.en';
import { ButtonLink } from '../../../../../kernel/routing/button-link';
import { Card } from '../../../../../kit/card';
import { EmptyState } from '../../../../../kit/empty-state';
import { ListSkeleton } from '../../../../corporate/list-skeleton';
import { LoadFailed } from '../../../../corporate/load-failed';
import { useFigures } from '../use-figures';
import { Charts } from './charts';
import { PromiseFigures } from './promise-figures';

const text = corporateDashboardTexts;

/** Analytics: the period's course, the quotes' states and kept promises, from the company's own quotes and orders. */
export function AnalyticsTab({ period }: { period: FigurePeriod }) {
  const figures = useFigures(period);
  const sla = useQuery(queryOptionsOf(ORDERS_ROUTES.readSla));
  if (figures.isPending || sla.isPending) return <ListSkeleton label={text.loading} rows={2} rowClassName="h-80" />;
  if (!figures.data || !sla.data) {
    return (
      <Card>
        <LoadFailed
          error={sla.error ?? figures.error}
          onRetry={() => void Promise.all([figures.refetch(), sla.refetch()])}
        />
      </Card>
    );
  }
  const { quoteStates } = figures.data;
  if (quoteStates.length === 0) {
    return (
      <Card>
        <EmptyState
          {...text.noFigures}
          headingLevel={2}
          action={<ButtonLink to="/bulk-tradein">{text.tradeIn}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <PromiseFigures sla={sla.data} quoteStates={quoteStates} />
      <Charts figures={figures.data} period={period} />
    </div>
  );
}
