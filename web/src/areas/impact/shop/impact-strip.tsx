import { impactTexts } from '../texts.en';
import { LiveBadge } from '../../../kernel/live/live-badge';
import { useImpactStats } from '../use-impact-stats';
import { EmptyState } from '../../../kit/empty-state';
import { IMPACT_FIGURES, type ImpactFigure } from './impact-figures';
import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { Icon } from '../../../kit/icon';
import { Skeleton } from '../../../kit/skeleton';

interface ImpactStripProps {
  /** Home's own unless others are named. */
  figures?: readonly ImpactFigure[];
  /** Whether the strip says how live it is, where the screen does not. */
  withBadge?: boolean;
}

/** Four public totals, rolling as they change (spec document 1, section 2, Home). */
export function ImpactStrip({ figures = IMPACT_FIGURES, withBadge = false }: ImpactStripProps) {
  const { data, isError } = useImpactStats();
  const impact = impactTexts;
  if (isError && !data) {
    return (
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState title={impact.failedTitle} description={impact.failedDescription} />
      </div>
    );
  }
  return (
    <section aria-label={impact.stripLabel} data-tip="impact-stats" className="grid gap-3">
      {withBadge && <LiveBadge className="justify-self-end" />}
      <dl aria-busy={!data} className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {figures.filter(({ read }) => !data || read(data) !== undefined).map((figure) => (
          <ImpactCard key={figure.name} figure={figure} stats={data} />
        ))}
      </dl>
    </section>
  );
}

/**
 * One total: large and rounded, and below it exact, which is where a single trade shows. Without stats, a skeleton of
 * the same size.
 */
function ImpactCard({ figure, stats }: { figure: ImpactFigure; stats: ImpactStats | undefined }) {
  const value = stats && figure.read(stats);
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6">
      <dt className="flex flex-col gap-3 text-sm text-ink-muted sm:flex-row-reverse sm:items-center sm:justify-between">
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon name={figure.icon} />
        </span>
        {impactTexts.figures[figure.name]}
      </dt>
      <dd className="flex flex-col gap-1">
        <span className="flex h-[1lh] items-center font-display text-2xl font-medium xl:text-3xl">
          {value === undefined
            ? <Skeleton className="h-[0.8em] w-24" />
            : <RollingNumber value={value} format={figure.format} />}
        </span>
        <span className="flex h-[1lh] items-center text-xs text-ink-muted">
          {value === undefined
            ? <Skeleton className="h-[0.8em] w-20" />
            : <RollingNumber value={value} format={figure.formatExact} />}
        </span>
      </dd>
    </div>
  );
}
