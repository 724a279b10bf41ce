import { FORECAST_CASES } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrderForecast } from '@planet-heroes/contracts/areas/orders/schemas';
import { formatDubaiHour, formatDubaiLastDay } from '../../../kernel/desk/format';
import { State } from '../../../kernel/desk/page';
import { ORDERS_MESSAGES } from './messages';
import { serverNow } from '../../../kit/server-clock';

const { forecast: TEXTS } = ORDERS_MESSAGES;

interface ForecastProps {
  forecast: OrderForecast | null | undefined;
}

/** In a list: a promise to an order's company that is at risk. */
export function AtRisk({ forecast }: ForecastProps) {
  if (!forecast?.warning) return null;
  return (
    <>
      {' '}
      <State of="bad">{isMissed(forecast.warning) ? TEXTS.late : TEXTS.mayBeLate}</State>
      <small>{warningText(forecast.warning)}</small>
    </>
  );
}

/** On an order's page: the promise at risk, above everything. */
export function RiskBanner({ forecast }: ForecastProps) {
  return forecast?.warning && <p className="banner" data-status="bad">{warningText(forecast.warning)}.</p>;
}

/** When an order is expected at its next stages, a line for each, or why nobody can say. */
export function ExpectedLines({ stages }: Pick<OrderForecast, 'stages'>) {
  return stages.map((each) => <p key={each.stage}>{stageText(each)}</p>);
}

function isMissed({ dueAt }: NonNullable<OrderForecast['warning']>): boolean {
  return serverNow() > Date.parse(dueAt);
}

function warningText(warning: NonNullable<OrderForecast['warning']>): string {
  const { stage, dueAt } = warning;
  return (isMissed(warning) ? TEXTS.missed : TEXTS.warnings)[stage](formatDubaiLastDay(dueAt));
}

function stageText({ stage, range, cases }: OrderForecast['stages'][number]): string {
  const name = ORDERS_MESSAGES.custodySteps[stage];
  if (range) return TEXTS.range(name, formatDubaiHour(range.from), formatDubaiHour(range.to));
  return `${name}: ${cases < FORECAST_CASES ? TEXTS.none(cases) : TEXTS.outwaited(cases)}`;
}
