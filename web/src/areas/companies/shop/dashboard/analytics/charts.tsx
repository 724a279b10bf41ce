import type { FigurePeriod } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { Figures } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { formatCompact, formatWhole, perLocale } from '../../../../../kernel/i18n/format-number';
import { formatFils } from '../../../../../kernel/i18n/format-money';
import { DAY } from '../../../../../kernel/i18n/format-date';
import { corporateTexts } from '../../../../corporate/texts.en';
import { corporateDashboardTexts } from '../../../texts-dashboard.en';
import { ChartFigure, fromStart, leftEdge, onward } from './chart-parts';
import { StepBars } from './step-bars';

const text = corporateDashboardTexts.charts;

const COLOURS: Record<QuoteState, string> = {
  under_review: 'var(--color-sand)',
  pending: 'var(--color-sun)',
  approved: 'var(--color-sea-light)',
  accepted: 'var(--color-accent)',
  declined: 'var(--color-bronze)',
  expired: 'var(--color-line-strong)',
};
/** In pixels of height, and in per cent of the drawing's width. */
const [ROW, BAR, NAMES, LONGEST] = [40, 24, 30, 62];

/** One bar a state, its name before it and its figure behind it. */
function StateBars({ states }: { states: readonly { state: QuoteState; count: number }[] }) {
  const most = Math.max(...states.map(({ count }) => count));
  return (
    <svg width="100%" height="100%" fill="var(--color-ink)" fontSize="13">
      {states.map(({ state, count }, index) => {
        const middle = (index + 0.5) * ROW;
        const length = (count / most) * LONGEST;
        return (
          <g key={state}>
            <text x={`${fromStart(NAMES - 2)}%`} y={middle} textAnchor="end" dominantBaseline="central">
              {corporateTexts.quoteStates[state]}
            </text>
            <rect
              x={`${leftEdge(NAMES, length)}%`}
              y={middle - BAR / 2}
              width={`${length}%`}
              height={BAR}
              fill={COLOURS[state]}
              rx="4"
            />
            <text
              x={`${fromStart(NAMES + length)}%`}
              y={middle}
              dx={onward(8)}
              dominantBaseline="central"
              fontWeight="600"
            >
              {count}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const FILS_PER_DIRHAM = 100;
const timeZone = 'UTC';
const month = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, month: 'short' }));
const longMonth = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, month: 'long', year: 'numeric' }));
const day = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short' }));
const longDay = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, ...DAY }));
const STEPS = { month: 'day', 'last-month': 'day', quarter: 'week', year: 'month', all: 'month' } as const;

type Step = Figures['series'][number];

/** Value, devices and requests in the course of a period, and the quotes by state. */
export function Charts({ figures: { series, quoteStates }, period }: { figures: Figures; period: FigurePeriod }) {
  const step = STEPS[period];
  const [short, long] = step === 'month' ? [month(), longMonth()] : [day(), longDay()];
  const bars = (of: (figures: Step) => number, format: (value: number) => string) =>
    series.map((figures) => ({
      name: short.format(new Date(figures.day)),
      title: `${long.format(new Date(figures.day))}: ${format(of(figures))}`,
      value: of(figures),
    }));
  const rows = (...of: ((figures: Step) => string)[]) =>
    series.map((figures) => [long.format(new Date(figures.day)), ...of.map((cell) => cell(figures))]);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <ChartFigure
        title={text.value}
        note={text.valueNote}
        columns={[text.steps[step], text.value]}
        rows={rows(({ value }) => formatFils(value))}
      >
        <StepBars
          bars={bars(({ value }) => value, formatFils)}
          colour="var(--color-accent)"
          format={(fils) => formatCompact(fils / FILS_PER_DIRHAM)}
        />
      </ChartFigure>
      <ChartFigure
        title={text.devices}
        note={text.devicesNote}
        columns={[text.steps[step], text.devices]}
        rows={rows(({ devices }) => formatWhole(devices))}
      >
        <StepBars
          bars={bars(({ devices }) => devices, formatWhole)}
          colour="var(--color-accent)"
          format={formatCompact}
        />
      </ChartFigure>
      <ChartFigure
        title={text.requests}
        note={text.requestsNote}
        columns={[text.steps[step], text.requests, text.orders]}
        rows={rows(({ quotes }) => formatWhole(quotes), ({ orders }) => formatWhole(orders))}
      >
        <StepBars bars={bars(({ quotes }) => quotes, formatWhole)} colour="var(--color-sand)" format={formatWhole} />
      </ChartFigure>
      <ChartFigure
        title={text.states}
        note={text.statesNote}
        columns={[corporateTexts.filter.status, text.requests]}
        rows={quoteStates.map(({ state, count }) => [corporateTexts.quoteStates[state], formatWhole(count)])}
      >
        <StateBars states={quoteStates} />
      </ChartFigure>
    </div>
  );
}
