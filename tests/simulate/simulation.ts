// One run: settle the city, let everybody do what was planned, and check the result.
import { City } from './city.ts';
import { visitAsCompany, visitAsSponsor } from './company-visits.ts';
import { visitAsHero } from './hero-visits.ts';
import type { As, Fault, Seen } from './measured-calls.ts';
import { type CitySize, planOf, type Visit } from './plan.ts';
import { courierRound, deskRound } from './rounds.ts';
import { settle } from './settle.ts';
import { readTables, type Tables } from './tables.ts';
import { type Watched, watchCity } from './watch.ts';

export interface Simulation extends CitySize {
  address: string;
  operator: As;
  speed: number;
  /** Heroes `bulk-1`, `bulk-2`, … exist already. */
  inBulk: boolean;
  /** Where its tables are, if they can be read. */
  databaseUrl?: string | undefined;
  /** The product's first process, if it runs here. */
  pid?: number | undefined;
  /** Moves the instance's own clock on with the simulation. */
  advanceClock?: boolean;
}

export interface Outcome {
  seconds: number;
  visits: Record<Visit['who'], number>;
  /** How long after its time the latest visit began, real ms. */
  latestMs: number;
  mostUnderWay: number;
  pushed: number;
  deeds: Record<string, { tried: number; done: number }>;
  calls: ReadonlyMap<string, Seen>;
  faults: readonly Fault[];
  watched: Watched;
  books: { checks: number; broken: string[] };
  before: Tables | undefined;
  after: Tables | undefined;
}

/** Rounds after the last visit, so that what is under way comes to its end. */
const CLOSING_ROUNDS = 4;
const CLOSING_PAUSE_S = 100;
const CLOCK_EVERY_S = 60;

export async function simulate(simulation: Simulation): Promise<Outcome> {
  const plan = planOf(simulation);
  const settling = new City(simulation);
  await settle(settling, simulation);
  const before = simulation.databaseUrl === undefined ? undefined : await readTables(simulation.databaseUrl);
  // Settling in does not count as a part of the evening, nor does its cost.
  const city = new City(simulation);
  city.heroes.push(...settling.heroes);
  city.companies.push(...settling.companies);
  city.calls.faults.push(...settling.calls.faults);
  const stopWatching = watchCity(city, simulation.pid);
  const started = performance.now();
  const latestMs = await live(city, plan, simulation);
  const seconds = (performance.now() - started) / 1_000;
  const watched = await stopWatching();
  return {
    seconds,
    visits: countOf(plan),
    latestMs,
    mostUnderWay: city.mostUnderWay,
    pushed: city.pushed,
    deeds: Object.fromEntries(city.deeds),
    books: await checkedBooks(city),
    calls: city.calls.seen,
    faults: city.calls.faults,
    watched,
    before,
    after: simulation.databaseUrl === undefined ? undefined : await readTables(simulation.databaseUrl),
  };
}

/** Begins every visit at its time, regardless of those before it; returns how late the latest began. */
async function live(city: City, plan: readonly Visit[], { advanceClock, hours, speed }: Simulation): Promise<number> {
  let latestMs = 0;
  if (advanceClock) city.meanwhile(moveClock(city, hours * 3_600, speed));
  for (const visit of plan) {
    if (visit.at > city.now) await city.pause(visit.at - city.now);
    latestMs = Math.max(latestMs, ((city.now - visit.at) / speed) * 1_000);
    city.meanwhile(begin(city, visit));
  }
  await city.untilIdle();
  for (let round = 0; round < CLOSING_ROUNDS; round++) {
    await courierRound(city);
    await deskRound(city);
    await city.untilIdle();
    await city.pause(CLOSING_PAUSE_S);
  }
  return latestMs;
}

function begin(city: City, visit: Visit): Promise<void> {
  switch (visit.who) {
    case 'hero':
      return visitAsHero(city, visit);
    case 'company':
      return visitAsCompany(city, visit);
    case 'sponsor':
      return visitAsSponsor(city, visit);
    case 'courier':
      return courierRound(city);
    case 'desk':
      return deskRound(city);
  }
}

/** The instance's clock goes at its own pace anyway: only what the simulation is faster by is added. */
async function moveClock(city: City, seconds: number, speed: number): Promise<void> {
  while (city.now < seconds) {
    await city.pause(CLOCK_EVERY_S);
    await city.operate('POST /api/ops/clock', { body: { advanceSeconds: CLOCK_EVERY_S - Math.round(CLOCK_EVERY_S / speed) } });
  }
}

/** What a full reconciliation says. */
export async function checkedBooks(city: City): Promise<Outcome['books']> {
  const checks = (await city.operate('POST /api/ops/books/check', {}))?.body.checks;
  if (!checks) return { checks: 0, broken: ['Reconciliation could not be run.'] };
  const broken = checks.filter(({ holds }) => !holds).map(({ name, found }) => `${name}: ${found}`);
  return { checks: checks.length, broken };
}

function countOf(plan: readonly Visit[]): Outcome['visits'] {
  const count = (who: Visit['who']) => plan.filter((visit) => visit.who === who).length;
  return { hero: count('hero'), company: count('company'), sponsor: count('sponsor'), courier: count('courier'), desk: count('desk') };
}
