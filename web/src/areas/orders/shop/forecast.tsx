import { FORECAST_CASES, FORECAST_OF_TEN } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrderForecast } from '@planet-heroes/contracts/areas/orders/schemas';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { perLocale } from '../../../kernel/i18n/format-number';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { useNow } from '../../../kit/use-now';
import { formatLastDay } from '../../corporate/format';
import { formatDuration } from '../../corporate/format-duration';
import { corporateOrdersTexts } from '../texts.en';

type Stage = OrderForecast['stages'][number];

const text = corporateOrdersTexts.forecast;
const timeZone = 'Asia/Dubai';
const weekdayAndHour = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, weekday: 'short', hour: 'numeric' }));
const day = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short' }));
/** As long a weekday says which day is meant. */
const WEEK_MS = 6 * DAY_MS;

/** Whole hours where all is within a week, days otherwise, rounded outwards: none is known to the minute. */
function formatRange({ from, to }: NonNullable<Stage['range']>, now: number): readonly [string, string] {
  const end = Math.ceil(Date.parse(to) / HOUR_MS) * HOUR_MS;
  const { format } = end < now + WEEK_MS ? weekdayAndHour() : day();
  return [format(Math.floor(Date.parse(from) / HOUR_MS) * HOUR_MS), format(end)];
}

interface ForecastProps {
  forecast: OrderForecast | null | undefined;
  now: number;
}

/** When all devices are expected at a stage. */
export function StageRange({ forecast, now, stage }: ForecastProps & { stage: string }) {
  const range = forecast?.stages.find((each) => each.stage === stage)?.range;
  return range ? <p className="text-sm text-ink-muted">{text.range(...formatRange(range, now))}</p> : null;
}

/** Whether there is something to say of an order in its row. */
export function hasNote(forecast: OrderForecast | undefined): forecast is OrderForecast {
  return !!forecast && (!!forecast.warning || !!endOf(forecast)?.range);
}

interface OrderNoteProps {
  forecast: OrderForecast;
  /** Of an overdue payment, which a badge may say beside it. */
  overdueClassName?: string | undefined;
}

/** When a whole order is expected to be wiped, then to be paid, and whether a promise to its company is at risk. */
export function OrderNote({ forecast, overdueClassName }: OrderNoteProps) {
  const now = useNow(MINUTE_MS);
  const { warning } = forecast;
  const end = endOf(forecast);
  return (
    <>
      {warning && (
        <strong className={classNames('text-warning', isOverdue(warning, now) && overdueClassName)}>
          {warningText(warning, now)}
        </strong>
      )}{' '}
      {end?.range && (
        <span className="in-data-dense:hidden">
          {text.rangeOf(text.stages[end.stage], ...formatRange(end.range, now))}
        </span>
      )}
    </>
  );
}

type Warning = NonNullable<OrderForecast['warning']>;

function isOverdue({ stage, dueAt }: Warning, now: number): boolean {
  return stage === 'paid' && now > Date.parse(dueAt);
}

function warningText(warning: Warning, now: number): string {
  if (isOverdue(warning, now)) return text.paymentLate;
  return now <= Date.parse(warning.dueAt) ? text.mayBeLate : text.late;
}

function endOf({ stages }: OrderForecast): Stage | undefined {
  return stages.find(({ stage }) => stage === 'wiped' || stage === 'paid');
}

/**
 * How far an order's ranges hold, why they moved or ended, and a promise at risk. A day by which we pay says more than
 * that similar orders were paid sooner. The pickup is left out: the company books its day, and the courier
 * keeps opening hours that past orders do not know.
 */
export function ForecastNote({ forecast, now, isPaymentDated }: ForecastProps & { isPaymentDated: boolean }) {
  if (!forecast?.stages.length) return null;
  const { stages, moved, warning } = forecast;
  const learnt = stages.find(({ stage, range }) => range && stage !== 'collected');
  const outwaited = stages.find(({ stage, range, cases }) =>
    !range && cases >= FORECAST_CASES && !(stage === 'paid' && isPaymentDated)
  );
  if (!warning && !learnt && !moved && !outwaited) return null;
  return (
    <section aria-label={text.label} className="grid grid-cols-1 gap-2 text-sm text-ink-muted">
      {warning && <PromiseAtRisk warning={warning} isPast={now > Date.parse(warning.dueAt)} />}
      {learnt && <p>{text.basis}</p>}
      {moved && <p>{movedText(moved)}</p>}
      {outwaited && <p>{text.outwaited(text.stages[outwaited.stage])}</p>}
    </section>
  );
}

/** Half of all orders wait longer than the middle one: only longer than nearly all is late. */
function movedText(moved: NonNullable<OrderForecast['moved']>): string {
  const { reason, ms, outwaited } = moved;
  if (reason === 'waiting' && outwaited >= FORECAST_OF_TEN) return text.laterThanMost(outwaited);
  return text.moved(moved, formatDuration(Math.abs(ms)));
}

/** The overview says that a payment is late. */
function PromiseAtRisk({ warning, isPast }: { warning: NonNullable<OrderForecast['warning']>; isPast: boolean }) {
  const { stage, dueAt } = warning;
  if (isPast && stage === 'paid') return null;
  const due = formatLastDay(dueAt);
  return (
    <p role="status" className="flex items-center gap-3 rounded-md bg-warning-soft px-4 py-3 text-ink">
      <Icon name="clock" className="size-5 shrink-0 text-warning" />
      <span>{isPast ? text.missed(due) : text.warnings[stage](due)}</span>
    </p>
  );
}
