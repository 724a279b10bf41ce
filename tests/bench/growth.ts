import { openDatabase } from '@planet-heroes/domain/open-database';
import { LeaderboardProjection } from '@planet-heroes/backend/areas/leaderboard/leaderboard.projection';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { operate } from '../processes/client.ts';
import { load } from '../processes/load.ts';
import type { Services } from '../processes/services.ts';
import { tradeVerified } from '../support/events.ts';
import { type BenchProduct, startBenchProduct } from './product.ts';
import { type BenchRow, show, type Spread, spreadOf } from './report.ts';

const SMALL = 1_000;
const LARGE = 1_000_000;
const OPERATIONS = 100_000;
/** Stands for a random hero of the thousand or the million. */
export const RANK = '/api/heroes/leaderboard/around/bulk-{hero}?radius=0';

/** What one size of the board costs. */
export interface Growth {
  heroes: number;
  reads: Record<string, Spread>;
  /** ms from sending one event to its answer, when the board shows it. */
  eventMs: Spread;
  rankNs: Spread;
  applyNs: Spread;
  readyMs: number;
}

/** P2: the same operations with a million heroes against a thousand. */
export async function benchGrowth(services: Services, rounds: number): Promise<BenchRow[]> {
  const [small, large] = (await measureGrowth(services, rounds, [SMALL, LARGE])) as [Growth, Growth];
  const rows: BenchRow[] = Object.keys(small.reads).map((path) => {
    const ratio = small.reads[path]!.median / large.reads[path]!.median;
    return {
      id: 'P2',
      what: `GET ${path}, requests/s, ${LARGE} heroes against ${SMALL}`,
      ours: show(large.reads[path]!),
      limit: show(small.reads[path]!),
      ratio: ratio.toFixed(2),
      goal: '≤ 1.2 × the cost',
      holds: ratio <= 1.2,
    };
  });
  for (const [what, pick, digits, inside] of [
    ['applying one points event, until the board shows it, ms', (measured: Growth) => measured.eventMs, 2, false],
    ['rank of a random hero, inside the projection, ns', (measured: Growth) => measured.rankNs, 0, true],
    ['applying one points event, inside the projection, ns', (measured: Growth) => measured.applyNs, 0, true],
  ] as const) {
    const ratio = pick(large).median / pick(small).median;
    const goal = inside ? 'shown, no goal' : '≤ 1.2 × the cost';
    rows.push({
      id: 'P2',
      what: `${what}, ${LARGE} heroes against ${SMALL}`,
      ours: show(pick(large), digits),
      limit: show(pick(small), digits),
      ratio: ratio.toFixed(2),
      goal,
      holds: inside || ratio <= 1.2,
    });
  }
  rows.push({
    id: 'P2',
    what: `projections ready with ${LARGE} heroes, ms`,
    ours: large.readyMs.toFixed(0),
    limit: '',
    ratio: '',
    goal: '≤ 5000',
    holds: large.readyMs <= 5000,
  });
  return rows;
}

/** Measures every size in turns, so that all of them meet the same moments of the machine. */
export async function measureGrowth(services: Services, rounds: number, heroes: readonly number[]): Promise<Growth[]> {
  const sizes = heroes.map((size) => ({ size }));
  const running: { product: BenchProduct; address: string; projection: LeaderboardProjection; readyMs: number }[] = [];
  for (const { size } of sizes) {
    const product = await startBenchProduct(services, `growth_${size}`, { heroes: size, withLedger: false });
    running.push({ product, address: product.address, ...(await loadBoard(product.databaseUrl)) });
  }
  const measured = running.map(({ readyMs }, at): Growth => ({
    heroes: sizes[at]!.size,
    reads: {},
    eventMs: spreadOf([0]),
    rankNs: spreadOf([0]),
    applyNs: spreadOf([0]),
    readyMs,
  }));
  for (const path of ['/api/heroes/leaderboard?limit=50', '/api/impact-stats', RANK]) {
    const rates = sizes.map((): number[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [at, { address }] of running.entries()) {
        // Each connection asks for another hero where the path names one.
        rates[at]!.push((await load(address + path, { heroes: sizes[at]!.size })).perSecond);
      }
    }
    measured.forEach((each, at) => (each.reads[path] = spreadOf(rates[at]!)));
  }
  const events = sizes.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, { address }] of running.entries()) events[at]!.push(await eventMs(address, sizes[at]!.size));
  }
  measured.forEach((each, at) => (each.eventMs = spreadOf(events[at]!)));
  for (const { product } of running) await product.stop();
  const ranks = sizes.map((): number[] => []);
  const applies = sizes.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [at, { projection }] of running.entries()) {
      const [rank, apply] = timeProjection(projection, sizes[at]!.size);
      if (round < 0) continue;
      ranks[at]!.push(rank);
      applies[at]!.push(apply);
    }
  }
  measured.forEach((each, at) => {
    each.rankNs = spreadOf(ranks[at]!);
    each.applyNs = spreadOf(applies[at]!);
  });
  return measured;
}

/** The board's projection over what is in a database, and how long it took to load, in ms. */
async function loadBoard(url: string): Promise<{ projection: LeaderboardProjection; readyMs: number }> {
  const database = await openDatabase({ url });
  const projection = new LeaderboardProjection();
  const started = performance.now();
  await database.transaction((snapshot) => projection.load(snapshot), { isolation: 'repeatable read' });
  const readyMs = performance.now() - started;
  await database.close();
  return { projection, readyMs };
}

/** The median time of some events, one after the other, each for a random hero. */
async function eventMs(address: string, size: number): Promise<number> {
  const times = [];
  for (let sent = 0; sent < 100; sent++) {
    const heroId = `bulk-${1 + Math.floor(Math.random() * size)}`;
    const started = performance.now();
    await operate(
      address,
      'POST',
      '/api/ops/events',
      tradeVerified({ heroId, device: 'iPhone 14', condition: 'fair' }),
    );
    times.push(performance.now() - started);
  }
  return spreadOf(times).median;
}

function timeProjection(projection: LeaderboardProjection, size: number): [number, number] {
  const ids = Array.from({ length: OPERATIONS }, () => `bulk-${1 + Math.floor(Math.random() * size)}`);
  let started = performance.now();
  for (const id of ids) projection.standing(projection.hero(id)!);
  const rankNs = ((performance.now() - started) * 1e6) / OPERATIONS;
  const events = ids.map((heroId) =>
    ({
      type: 'points.earned',
      time: '2026-01-01T00:00:00Z',
      data: { heroId, points: 1, rule: '', reason: '' },
    }) as LogEvent
  );
  started = performance.now();
  for (const event of events) projection.apply(event);
  return [rankNs, ((performance.now() - started) * 1e6) / OPERATIONS];
}
