import { formatAed, formatFilsCompact } from '../../kernel/i18n/format-money';
import { formatCompact, formatWhole, perLocale } from '../../kernel/i18n/format-number';
import { formatMass } from '../../kernel/i18n/format-mass';
import { commonTexts } from '../../kernel/i18n/texts.en';
import { CountingNote } from './counting-note';
import { impactTexts } from './texts.en';
import { LiveBadge } from '../../kernel/live/title-row';
import { useImpactStats } from './use-impact-stats';
import { EmptyState } from '../../kit/empty-state';
import type { ImpactStats } from '@planet-heroes/contracts/areas/impact/impact.contract';
import { RollingNumber } from '../../kit/motion/rolling-number';
import { Icon, type IconName } from '../../kit/icon';
import { Skeleton } from '../../kit/skeleton';

export interface ImpactFigure {
  name: 'bottles' | 'carbon' | 'rewards' | 'points' | 'heroes';
  icon: IconName;
  /** Undefined where the answer does not tell. */
  read: (stats: ImpactStats) => number | undefined;
  /** For the eye: K and M, kg and T (spec document 1, section 9). */
  format: (value: number) => string;
  /** To the last bottle: without it, one trade among millions would move nothing. */
  formatExact: (value: number) => string;
}

/** The four cards of the strip, in order (spec document 1, section 2). */
export const IMPACT_FIGURES: readonly ImpactFigure[] = [
  {
    name: 'bottles',
    icon: 'drop',
    read: (stats) => stats.totalBottlesPrevented,
    format: formatCompact,
    formatExact: formatWhole,
  },
  {
    name: 'carbon',
    icon: 'leaf',
    read: (stats) => stats.totalCo2Saved,
    format: formatMass,
    formatExact: formatKilograms,
  },
  {
    name: 'rewards',
    icon: 'gift',
    read: (stats) => stats.totalRewards,
    format: formatFilsCompact,
    formatExact: (fils) => formatAed(fils / 100),
  },
  {
    name: 'heroes',
    icon: 'trophy',
    read: (stats) => stats.activeHeroes,
    format: formatCompact,
    formatExact: formatWhole,
  },
];

const GRAMS_PER_KILOGRAM = 1000;
const whole = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));

/** Grams as whole kilograms, however many: 180,008 kg. */
export function formatKilograms(grams: number): string {
  return commonTexts.kilograms(whole().format(grams / GRAMS_PER_KILOGRAM));
}

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
      <CountingNote />
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
