import { FIGURE_PERIODS, type FigurePeriod } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { PeriodFigures } from '@planet-heroes/contracts/areas/orders/schemas';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { formatFils } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../../kit/motion/rolling-number';
import { corporateDashboardTexts } from '../../texts-dashboard.en';
import { Card } from '../../../../kit/card';
import { classNames } from '../../../../kit/class-names';
import { Skeleton } from '../../../../kit/skeleton';
import { changeOf, useFigures } from './figures';

const [WIDTH, HEIGHT, MARGIN] = [100, 28, 2];

const text = corporateDashboardTexts;
const CARDS: readonly { figure: keyof PeriodFigures; label: () => string; format: (value: number) => string }[] = [
  { figure: 'quotes', label: () => text.charts.requests, format: formatWhole },
  { figure: 'value', label: () => text.charts.value, format: formatFils },
  { figure: 'devices', label: () => text.charts.devices, format: formatWhole },
  { figure: 'paid', label: () => text.headlines.paidOut, format: formatFils },
];
const spanOf = ({ from, to }: { from: string; to: string }) => text.span(formatDay(from), formatDay(lastDay(to)));
/** A span goes up to its end, and not with it. */
const lastDay = (to: string) => new Date(Date.parse(to) - 1).toISOString();
/** Amounts in millions, with their fils, are as wide as a card on a phone. */
const LONG = 15;

interface DashboardFiguresProps {
  period: FigurePeriod;
  onPeriod: (period: FigurePeriod) => void;
}

/** What came about in a period beside the one before, and how things stand now. */
export function DashboardFigures({ period, onPeriod }: DashboardFiguresProps) {
  const { data, isError, isPlaceholderData } = useFigures(period);
  if (isError && !data) return null;
  const { openQuotes, runningOrders, devicesInHouse, now } = text.headlines;
  const open = [
    [openQuotes, data?.open.quotes],
    [runningOrders, data?.open.orders],
    [devicesInHouse, data?.open.devices],
  ] as const;
  return (
    <div aria-busy={!data} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div
          role="group"
          aria-label={text.periods.label}
          className="flex flex-wrap rounded-[1.25rem] border border-line-strong bg-surface p-0.5"
        >
          {FIGURE_PERIODS.map((entry) => (
            <button
              key={entry}
              type="button"
              aria-pressed={entry === period}
              onClick={() => onPeriod(entry)}
              className={classNames(
                'min-h-8 cursor-pointer rounded-full px-2 text-xs font-semibold whitespace-nowrap transition-colors sm:px-3',
                entry === period ? 'bg-accent text-accent-ink' : 'text-ink hover:bg-accent-soft',
              )}
            >
              {text.periods[entry]}
            </button>
          ))}
        </div>
        <p className="min-h-5 text-xs text-ink-muted max-sm:sr-only">
          {data && [spanOf(data.current), data.before && text.compared(spanOf(data.before))].filter(Boolean).join(', ')}
        </p>
      </div>
      <dl
        className={classNames(
          'grid grid-cols-1 gap-2 transition-opacity min-[22rem]:grid-cols-2 sm:gap-3 lg:grid-cols-4', isPlaceholderData && 'opacity-60',
        )}
      >
        {CARDS.map(({ figure, label, format }) => {
          const value = data?.current[figure];
          const isLong = value !== undefined && format(value).length > LONG;
          return (
            <Card key={figure} className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 px-3! py-1.5! sm:flex sm:flex-col sm:gap-y-0.5 sm:px-5! sm:py-4!">
              <dt className="text-xs text-ink-muted sm:text-sm">{label()}</dt>
              <dd
                className={classNames('col-span-2 row-start-2 text-lg font-semibold sm:text-xl', isLong && 'max-sm:text-sm')}
              >
                {value === undefined
                  ? <Skeleton className="h-[1.35em] w-20" />
                  : <RollingNumber value={value} format={format} />}
              </dd>
              {data?.before && <Change current={data.current[figure]} before={data.before[figure]} format={format} />}
              <dd className="absolute end-5 top-4 hidden h-6 w-16 sm:block">
                {data && <Sparkline values={data.series.map((step) => step[figure])} className="size-full" />}
              </dd>
            </Card>
          );
        })}
      </dl>
      <dl aria-label={now} className="flex flex-wrap gap-x-5 gap-y-0.5 text-xs text-ink-muted sm:text-sm">
        {open.map(([label, count]) => (
          <div key={label} className="flex gap-1.5">
            <dt>{label}</dt>
            <dd className="font-semibold text-ink">
              {count === undefined
                ? <Skeleton className="h-[1.2em] w-6" />
                : <RollingNumber value={count} format={formatWhole} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ChangeProps {
  current: number;
  before: number;
  format: (value: number) => string;
}

function Change({ current, before, format }: ChangeProps) {
  const percent = changeOf(current, before);
  const { from, none, noneBefore } = text.change;
  return (
    <dd className="col-start-2 row-start-1 text-xs text-ink-muted">
      {!percent ? <span className="max-sm:sr-only">{percent === 0 ? none : before === 0 ? noneBefore : from(format(before))}</span> : (
        <>
          <span className={percent > 0 ? 'font-semibold text-positive' : 'font-semibold text-ink'}>
            {percent > 0 ? '+' : '−'}
            <span>{formatWhole(Math.abs(percent))}</span>%
          </span>{' '}
          <span className="max-sm:sr-only">{from(format(before))}</span>
        </>
      )}
    </dd>
  );
}

/** The trend of a figure, decorative only: the figures are in the text. */
function Sparkline({ values, className }: { values: readonly number[]; className?: string }) {
  if (values.length < 2) return null;
  const most = Math.max(...values, 1);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - MARGIN - (value / most) * (HEIGHT - 2 * MARGIN);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      className={classNames('rtl:-scale-x-100', className)}
    >
      <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} fill="var(--color-accent-soft)" />
      <polyline
        points={points.join(' ')}
        stroke="var(--color-accent)"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
