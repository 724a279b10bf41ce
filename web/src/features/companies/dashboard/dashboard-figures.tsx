import { formatFilsCompact } from '../../../shared/format/format-money';
import { formatWhole } from '../../../shared/format/format-number';
import { RollingNumber } from '../../../shared/live/rolling-number';
import { messages } from '../../../shared/messages/messages';
import { Card } from '../../../shared/ui/card';
import { Skeleton } from '../../../shared/ui/skeleton';
import { headlinesOf } from './analytics/analytics-figures';
import { useCompanyRecords } from './use-company-records';

const text = messages.corporateDashboard.headlines;

/** What matters today, above the tabs. */
export function DashboardFigures() {
  const { quotes, orders, isError } = useCompanyRecords();
  if (isError) return null;
  const figures = quotes && orders && headlinesOf(quotes, orders);
  const cards = [
    { label: text.openQuotes, value: figures?.openQuotes, format: formatWhole },
    { label: text.runningOrders, value: figures?.runningOrders, format: formatWhole },
    { label: text.devicesInHouse, value: figures?.devicesInHouse, format: formatWhole },
    { label: text.paidOut, value: figures?.paidOut, format: formatFilsCompact },
  ];
  return (
    <dl aria-busy={!figures} className="grid grid-cols-1 gap-4 min-[24rem]:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ label, value, format }) => (
        <Card key={label} className="flex flex-col-reverse justify-end gap-1 max-sm:p-4">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="font-display text-2xl font-medium [--digit-width:1ch]">
            {value === undefined ? <Skeleton className="h-[1.22em] w-20" /> : <RollingNumber value={value} format={format} />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
