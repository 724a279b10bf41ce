import { impactTexts } from '../texts.en';
import { LiveBadge } from '../../../kernel/live/live-badge';
import { useImpactStats } from '../use-impact-stats';
import { EmptyState } from '../../../kit/empty-state';
import { ImpactCard } from './impact-card';
import { IMPACT_FIGURES, type ImpactFigure } from './impact-figures';

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
