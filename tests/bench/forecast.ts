import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { FORECAST_STAGES, type ForecastStep } from '@planet-heroes/contracts/areas/orders/catalogue';
import { forecastOrder, StageHistory, type StageTimes } from '@planet-heroes/domain/areas/orders/forecast';
import { PAST_ORDERS } from '@planet-heroes/domain/areas/orders/read-forecasts';
import { seededRandom } from '@planet-heroes/domain/kernel/seeds/random';
import type { BenchRow } from './report.ts';

const ORDERS = 2_000;
const SEED = 20_261_126;
/** The least and the greatest share of arrivals within their range. */
const GOAL = [0.76, 0.84] as const;
const HOURS_BETWEEN = 5;
const DEVICES = [20, 70, 150, 700];
/** Hours: the median of each step, and how skewed it is (σ of a log-normal). */
const STEPS = [['approved', 8, 1.1], ['pickup', 50, 0.6], ['received', 20, 0.5], ['inspected', 30, 0.9],
  ['wiped', 40, 0.8], ['paid', 26, 0.7]] as const satisfies readonly (readonly [ForecastStep | 'paid', number, number])[];

/** A range that was given, and whether the order came within it. */
interface Given {
  stage: string;
  /** As the order came to its step, or while it waited there. */
  when: 'coming' | 'waiting';
  holds: boolean;
}

/**
 * Forecast: 2,000 simulated orders with skewed durations, their ranges given as each comes to a step and once while it
 * waits there, learnt from those completed before. How many came to a stage within the range for it.
 */
export function benchForecast(): BenchRow[] {
  const random = seededRandom(SEED);
  const orders = Array.from({ length: ORDERS }, (_, index) => simulate(random, index * HOURS_BETWEEN * HOUR_MS));
  const given = ask(orders, random);
  const shareOf = (of: readonly Given[]) => of.filter(({ holds }) => holds).length / of.length;
  const percent = (of: readonly Given[]) => `${(100 * shareOf(of)).toFixed(1)} %`;
  const parts = [
    ...FORECAST_STAGES.map((stage) => [stage, given.filter((each) => each.stage === stage)] as const),
    ...(['coming', 'waiting'] as const).map((when) => [when, given.filter((each) => each.when === when)] as const),
  ];
  const share = shareOf(given);
  return [{
    id: 'forecast',
    what: `${ORDERS} simulated orders, ${given.length} ranges of 80 %`,
    ours: `${percent(given)} (${parts.map(([name, of]) => `${name} ${percent(of)}`).join(', ')})`,
    limit: '80 %',
    ratio: (share / 0.8).toFixed(2),
    goal: `${100 * GOAL[0]} to ${100 * GOAL[1]} %`,
    holds: share >= GOAL[0] && share <= GOAL[1],
  }];
}

/** An order that begins at a moment: large ones take longer, and one in twenty is stuck in a step. */
function simulate(random: () => number, created: number): StageTimes {
  const size = Math.floor(random() * DEVICES.length);
  const order: StageTimes = { deviceCount: DEVICES[size]!, isComing: false, created };
  let at = created;
  for (const [step, hours, skew] of STEPS) {
    const stuck = random() < 0.05 ? 4 : 1;
    at += hours * HOUR_MS * (1 + size / 2) * stuck * Math.exp(skew * normal(random));
    order[step] = Math.round(at);
  }
  order.collected = Math.round(order.pickup! + (order.received! - order.pickup!) * random());
  return order;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Asks for each order at each of its steps, and at a moment that does not depend on how long it will wait there. */
function ask(orders: readonly StageTimes[], random: () => number): Given[] {
  const steps: readonly ForecastStep[] = ['created', 'approved', 'pickup', 'received', 'inspected', 'wiped'];
  const asked = orders.flatMap((order) =>
    steps.flatMap((step, index) => {
      const [came, goes] = [order[step]!, order[steps[index + 1] ?? 'paid']!];
      const later = came - Math.log(1 - random()) * 40 * HOUR_MS;
      return [{ order, when: 'coming' as const, now: came }, { order, when: 'waiting' as const, now: later }]
        .filter(({ now }) => now < goes);
    })
  ).sort((one, other) => one.now - other.now);
  const ended = orders.toSorted((one, other) => one.wiped! - other.wiped!);
  let count = 0;
  let history = new StageHistory([]);
  return asked.flatMap(({ order, when, now }) => {
    if (count < ended.length && ended[count]!.wiped! <= now) {
      while (count < ended.length && ended[count]!.wiped! <= now) count++;
      history = new StageHistory(ended.slice(Math.max(0, count - PAST_ORDERS), count).map((past) => asOf(past, now)));
    }
    return forecastOrder(asOf(order, now), history, now).stages.flatMap(({ stage, range }) => {
      if (!range) return [];
      const came = order[stage]!;
      return [{ stage, when, holds: Date.parse(range.from) <= came && came <= Date.parse(range.to) }];
    });
  });
}

/** What is known of an order at a moment. */
function asOf(order: StageTimes, now: number): StageTimes {
  const known = Object.entries(order).map(([key, value]) =>
    [key, key !== 'deviceCount' && typeof value === 'number' && value > now ? undefined : value]
  );
  return Object.fromEntries(known) as StageTimes;
}
