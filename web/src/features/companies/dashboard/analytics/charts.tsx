import type { QuoteState } from '@planet-heroes/contracts/areas/quotes/schemas';
import { formatCompact, formatWhole } from '../../../../shared/format/format-number';
import { LOCALE } from '../../../../shared/format/locale';
import { messages } from '../../../../shared/messages/messages';
import { formatAmount } from '../../../../shared/company/format-amount';
import type { CompanyMonth } from './analytics-figures';
import { ChartFigure } from './chart-figure';
import { MonthBars } from './month-bars';
import { StateBars } from './state-bars';

const text = messages.corporateDashboard.charts;
const FILS_PER_DIRHAM = 100;
const shortMonth = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'short' });
const longMonth = new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', month: 'long', year: 'numeric' });
const nameOf = (month: string, format: Intl.DateTimeFormat) => format.format(new Date(`${month}-01T00:00:00Z`));

interface ChartsProps {
  months: readonly CompanyMonth[];
  states: readonly { state: QuoteState; count: number }[];
}

/** Value, devices and requests by month, and the quotes by state. */
export function Charts({ months, states }: ChartsProps) {
  const bars = (of: (month: CompanyMonth) => number) => months.map((entry) => ({ name: nameOf(entry.month, shortMonth), value: of(entry) }));
  const rows = (...of: ((month: CompanyMonth) => string)[]) => months.map((entry) => [nameOf(entry.month, longMonth), ...of.map((cell) => cell(entry))]);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <ChartFigure title={text.value} note={text.valueNote} columns={[text.month, text.value]} rows={rows(({ value }) => formatAmount(value))}>
        <MonthBars bars={bars(({ value }) => value)} colour="var(--color-sea-deep)" format={(fils) => formatCompact(fils / FILS_PER_DIRHAM)} />
      </ChartFigure>
      <ChartFigure title={text.devices} note={text.devicesNote} columns={[text.month, text.devices]} rows={rows(({ devices }) => formatWhole(devices))}>
        <MonthBars bars={bars(({ devices }) => devices)} colour="var(--color-sea)" format={formatCompact} />
      </ChartFigure>
      <ChartFigure
        title={text.requests}
        note={text.requestsNote}
        columns={[text.month, text.requests, text.orders]}
        rows={rows(({ quotes }) => formatWhole(quotes), ({ orders }) => formatWhole(orders))}
      >
        <MonthBars bars={bars(({ quotes }) => quotes)} colour="var(--color-sand)" format={formatWhole} />
      </ChartFigure>
      <ChartFigure
        title={text.states}
        note={text.statesNote}
        columns={[messages.corporate.filter.status, text.requests]}
        rows={states.map(({ state, count }) => [messages.corporate.quoteStates[state], formatWhole(count)])}
      >
        <StateBars states={states} />
      </ChartFigure>
    </div>
  );
}
