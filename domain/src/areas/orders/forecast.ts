import {
  FORECAST_CASES, FORECAST_STAGES, FORECAST_STEPS, type ForecastReason, type ForecastStage, type ForecastStep,
} from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrderForecast } from '@planet-heroes/contracts/areas/orders/schemas';
import { volumeTierFor } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import { DAY_MS, HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';

/** When an order came to its steps and stages, ms UTC; undefined where it has not, or nobody noted it. */
export interface StageTimes extends Partial<Record<ForecastStep | ForecastStage, number | undefined>> {
  deviceCount: number;
  created: number;
  /** The beginning of the day, in Dubai, that the pickup is planned for, and that it was planned for before. */
  pickup?: number | undefined;
  pickupMovedFrom?: number | undefined;
  /** The end of the payment terms, once they run. */
  paymentDue?: number | undefined;
  /** Devices come already: nobody notes a collection any more. */
  isComing: boolean;
}

type StageForecast = OrderForecast['stages'][number];
type Like = StageForecast['like'];

/** How long a past order waited in a step, and how long it took from there to a stage. */
interface Case {
  stay: number;
  whole: number;
}

/** Where an order stands: the last step that it has come to, when, and how long ago. */
interface Standing {
  step: ForecastStep;
  at: number;
  waited: number;
}

/** The range leaves out one like order of ten at either end. */
const [EARLY, MIDDLE, LATE] = [0.1, 0.5, 0.9] as const;
/** As few cases as can span 8 of 10: the shortest and the longest of 9. */
const MIN_LEFT = 9;
/** What a step is left for. */
const NEXT = {
  created: 'approved', approved: 'received', pickup: 'received', received: 'inspected', inspected: 'wiped', wiped: 'paid',
} as const satisfies Record<ForecastStep, ForecastStep | ForecastStage>;

/** What past orders took from step to stage. Orders are alike when they are of the same volume tier, or of none. */
export class StageHistory {
  private readonly known = new Map<string, readonly Case[]>();
  private readonly bySize: Map<string, readonly StageTimes[]>;

  constructor(past: readonly StageTimes[]) {
    this.bySize = Map.groupBy(past, ({ deviceCount }) => sizeOf(deviceCount));
    this.bySize.set('any', past);
  }

  /** The cases from a step to a stage, the quickest first. */
  cases(step: ForecastStep, stage: ForecastStage, like: Like, { deviceCount }: StageTimes): readonly Case[] {
    const size = like === 'size' ? sizeOf(deviceCount) : 'any';
    const key = `${step} ${stage} ${size}`;
    let cases = this.known.get(key);
    if (!cases) {
      // A collection may be noted for some of the orders only.
      const left = stage === 'collected' && step !== 'created' ? 'collected' : NEXT[step];
      cases = (this.bySize.get(size) ?? []).flatMap(({ [step]: from, [left]: leave, [stage]: end }) =>
        from === undefined || leave === undefined || end === undefined ? [] : { stay: leave - from, whole: end - from }
      ).sort((one, other) => one.whole - other.whole);
      this.known.set(key, cases);
    }
    return cases;
  }
}

function sizeOf(deviceCount: number): string {
  return volumeTierFor(deviceCount)?.id ?? 'small';
}

/**
 * When an open order comes to its next stages, as like orders did that waited in its present step for as long as it
 * has: from one step straight to each stage, between the quantiles. Times are ms UTC, and none lies before `now`.
 */
export function forecastOrder(order: StageTimes, history: StageHistory, now: number): OrderForecast {
  const standing = standingOf(order, now);
  const open = FORECAST_STAGES.filter((stage) =>
    order[stage] === undefined && (stage !== 'collected' || (!order.isComing && order.received === undefined))
  );
  const stages = open.map((stage) => stageForecast(order, history, stage, standing));
  return { stages, moved: moveOf(order, history, standing, now), warning: warningOf(order, stages, now) };
}

/** An order that is not approved waits for that, even with a planned pickup. */
function standingOf(order: StageTimes, now: number): Standing {
  const step = order.approved === undefined
    ? 'created'
    : FORECAST_STEPS.findLast((each) => order[each] !== undefined)!;
  const at = order[step]!;
  return { step, at, waited: now - at };
}

function stageForecast(
  order: StageTimes,
  history: StageHistory,
  stage: ForecastStage,
  standing: Standing,
): StageForecast {
  const found = casesFor(order, history, stage, standing);
  const time = (share: number) => new Date(standing.at + quantile(found.left, share)).toISOString();
  const range = saysEnough(found) ? { from: time(EARLY), to: time(LATE) } : null;
  return { stage, range, cases: found.cases.length, like: found.like };
}

/** The cases of the order's size if they say enough, else of any; `left` are those that waited longer than it has. */
function casesFor(
  order: StageTimes,
  history: StageHistory,
  stage: ForecastStage,
  { step, waited }: Pick<Standing, 'step' | 'waited'>,
): CasesFor {
  const casesOf = (like: Like): CasesFor => {
    const cases = history.cases(step, stage, like, order);
    return { like, cases, left: cases.filter(({ stay }) => stay > waited) };
  };
  const own = casesOf('size');
  if (saysEnough(own)) return own;
  const any = casesOf('any');
  return saysEnough(any) || own.cases.length < FORECAST_CASES ? any : own;
}

interface CasesFor {
  like: Like;
  cases: readonly Case[];
  left: readonly Case[];
}

function saysEnough({ cases, left }: CasesFor): boolean {
  return cases.length >= FORECAST_CASES && left.length >= MIN_LEFT;
}

/** A quantile of the next case after `n` sorted ones: at `share × (n + 1)`, between its neighbours. */
function quantile(cases: readonly Case[], share: number): number {
  const place = Math.min(Math.max(share * (cases.length + 1) - 1, 0), cases.length - 1);
  const [below, above] = [cases[Math.floor(place)]!.whole, cases[Math.ceil(place)]!.whole];
  return Math.round(below + (above - below) * (place % 1));
}

/** The middle of a forecast, and how wide it is. */
interface Middle {
  time: number;
  width: number;
}

/**
 * Why the middle of the forecast moved by an hour and a tenth of the range or more: since the order came to its step,
 * because the pickup was moved, or else when it came there.
 */
function moveOf(
  order: StageTimes,
  history: StageHistory,
  { step, at, waited }: Standing,
  now: number,
): OrderForecast['moved'] {
  const stage = order.wiped === undefined ? 'wiped' : 'paid';
  const middle = (from: Standing): Middle | undefined => {
    const found = casesFor(order, history, stage, from);
    const { left } = found;
    if (!saysEnough(found)) return undefined;
    return { time: from.at + quantile(left, MIDDLE), width: quantile(left, LATE) - quantile(left, EARLY) };
  };
  const present = middle({ step, at, waited });
  const reached = middle({ step, at, waited: Math.min(waited, 0) });
  const { cases } = casesFor(order, history, stage, { step, waited: 0 });
  const outwaited = Math.floor((10 * cases.filter(({ stay }) => stay <= waited).length) / Math.max(cases.length, 1));
  const move = (reason: ForecastReason, from: Middle | undefined, to: Middle | undefined) => {
    if (!from || !to) return null;
    const ms = to.time - from.time;
    return Math.abs(ms) >= Math.max(HOUR_MS, to.width / 10) ? { reason, step, ms, outwaited } : null;
  };
  const waiting = move('waiting', reached, present);
  if (waiting || !present || step === 'created') return waiting;
  if (step === 'pickup' && order.pickupMovedFrom !== undefined) {
    const before = order.pickupMovedFrom;
    return move('pickup_moved', middle({ step, at: before, waited: Math.min(now - before, 0) }), present);
  }
  const last = standingOf({ ...order, [step]: undefined }, now);
  const before = middle({ ...last, waited: Math.min(last.waited, 0) });
  return move(before && reached && reached.time < before.time ? 'sooner' : 'later', before, reached);
}

/**
 * The collection is promised for the day of the pickup, the payment by the end of its terms. Like orders are paid long
 * before that, so waiting longer than they did puts nothing at risk.
 */
function warningOf({ pickup, approved, paymentDue }: StageTimes, stages: readonly StageForecast[], now: number) {
  const promises = {
    collected: approved === undefined || pickup === undefined ? undefined : pickup + DAY_MS,
    paid: paymentDue,
  };
  for (const stage of ['collected', 'paid'] as const) {
    const [due, expected] = [promises[stage], stages.find((each) => each.stage === stage)];
    if (due === undefined || !expected) continue;
    const hasOutwaited = stage === 'collected' && !expected.range && expected.cases >= FORECAST_CASES;
    const isLate = now > due || hasOutwaited || (expected.range && Date.parse(expected.range.to) > due);
    if (isLate) return { stage, dueAt: new Date(due).toISOString() };
  }
  return null;
}
