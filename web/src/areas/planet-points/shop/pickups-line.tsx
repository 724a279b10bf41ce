import { PICKUPS_ROUTES } from '@planet-heroes/contracts/areas/pickups/routes';
import { DELIVERY_ZONES } from '@planet-heroes/contracts/areas/pickups/zones';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import { planetPointsTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Icon } from '../../../kit/icon';
import { Skeleton } from '../../../kit/skeleton';

/** Fewer say nothing but that we have just begun. */
const WORTH_SHOWING = 100;

/**
 * How many phones couriers have picked up at the door, in all and by zone. Left out where they are few, or cannot be
 * read.
 */
export function PickupsLine() {
  const { data, isPending } = useLiveQuery('pickups', queryOptionsOf(PICKUPS_ROUTES.readPickups));
  if (data ? data.total < WORTH_SHOWING : !isPending) return null;
  const doneIn = (zone: string) => data?.zones.find(({ zoneId }) => zoneId === zone)?.done ?? 0;
  return (
    <div className="mt-6 flex gap-3 text-sm text-ink-muted">
      <Icon name="truck" className="size-5 shrink-0 text-accent rtl:-scale-x-100" />
      <dl aria-busy={!data} className="flex flex-wrap gap-x-6 gap-y-1">
        <Count label={planetPointsTexts.pickups} value={data?.total} />
        {DELIVERY_ZONES.map(({ id, name }) => (
          <Count key={id} label={nameOf(name)} value={data && doneIn(id)} />
        ))}
      </dl>
    </div>
  );
}

function Count({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="min-w-[1ch] font-semibold text-ink">
        {value === undefined ? <Skeleton className="h-5 w-6" /> : <RollingNumber value={value} format={formatWhole} />}
      </dd>
    </div>
  );
}
