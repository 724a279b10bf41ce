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

/** In a list, beside the day that was promised: that it is at risk. */
export function RiskMark({ forecast }: ForecastProps) {
  if (!forecast?.warning) return null;
  return (
    <>
      {' '}
      <State of="bad">{isMissed(forecast.warning) ? TEXTS.late : TEXTS.mayBeLate}</State>
    </>
  );
}

/** In a list: a promise to an order's company that is at risk. */
export function AtRisk({ forecast }: ForecastProps) {
  if (!forecast?.warning) return null;
  return (
    <>
      <RiskMark forecast={forecast} />
      <small>{warningText(forecast.warning)}</small>
    </>
  );
}

/** On an order's page: the promise at risk, above everything. */
export function RiskBanner({ forecast }: ForecastProps) {
  return forecast?.warning && <p className="banner" data-status="bad">{warningText(forecast.warning)}.</p>;
}

type Stage = OrderForecast['stages'][number];

/**
 * The stages of which past orders say something: when, or that this one waits longer. A pickup is booked, and within
 * opening hours: what similar orders took says nothing of it.
 */
export function expectedStages({ stages }: OrderForecast): Stage[] {
  return stages.filter(({ stage, range, cases }) => stage !== 'collected' && (range || cases >= FORECAST_CASES));
}

/** When an order is expected at its next stages, a line for each. */
export function ExpectedLines({ stages }: { stages: readonly Stage[] }) {
  return stages.map((each) => <p key={each.stage}>{stageText(each)}</p>);
}

function isMissed({ dueAt }: NonNullable<OrderForecast['warning']>): boolean {
  return serverNow() > Date.parse(dueAt);
}

function warningText(warning: NonNullable<OrderForecast['warning']>): string {
  const { stage, dueAt } = warning;
  return (isMissed(warning) ? TEXTS.missed : TEXTS.warnings)[stage](formatDubaiLastDay(dueAt));
}

function stageText({ stage, range }: Stage): string {
  const name = ORDERS_MESSAGES.custodySteps[stage];
  if (range) return TEXTS.range(name, formatDubaiHour(range.from), formatDubaiHour(range.to));
  return `${name}: ${TEXTS.outwaited}`;
}
