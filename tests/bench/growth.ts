import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '@planet-heroes/domain/open-database';
import { prepareDatabase } from '@planet-heroes/domain/kernel/database/prepare-database';
import { LeaderboardProjection } from '@planet-heroes/backend/areas/leaderboard/leaderboard.projection';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { freePort } from '../support/redis-server.ts';
import { fillHeroes } from './heroes-in-bulk.ts';
import { endProcess, load, startProduct } from './processes.ts';
import { OPERATOR_TOKEN } from './product.ts';
import { type BenchRow, show, type Spread, spreadOf } from './report.ts';
import { createDatabase, type Services } from './services.ts';

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
    return { id: 'P2', what: `GET ${path}, requests/s, ${LARGE} heroes against ${SMALL}`, ours: show(large.reads[path]!), limit: show(small.reads[path]!), ratio: ratio.toFixed(2), goal: '≤ 1.2 × the cost', holds: ratio <= 1.2 };
  });
  for (const [what, pick, digits, inside] of [
    ['applying one points event, until the board shows it, ms', (measured: Growth) => measured.eventMs, 2, false],
    ['rank of a random hero, inside the projection, ns', (measured: Growth) => measured.rankNs, 0, true],
    ['applying one points event, inside the projection, ns', (measured: Growth) => measured.applyNs, 0, true],
  ] as const) {
    const ratio = pick(large).median / pick(small).median;
    const goal = inside ? 'shown, no goal' : '≤ 1.2 × the cost';
    rows.push({ id: 'P2', what: `${what}, ${LARGE} heroes against ${SMALL}`, ours: show(pick(large), digits), limit: show(pick(small), digits), ratio: ratio.toFixed(2), goal, holds: inside || ratio <= 1.2 });
  }
  rows.push({ id: 'P2', what: `projections ready with ${LARGE} heroes, ms`, ours: large.readyMs.toFixed(0), limit: '', ratio: '', goal: '≤ 5000', holds: large.readyMs <= 5000 });
  return rows;
}

/** Measures every size in turns, so that all of them meet the same moments of the machine. */
export async function measureGrowth(services: Services, rounds: number, heroes: readonly number[]): Promise<Growth[]> {
  const sizes: { size: number; url: string }[] = [];
  for (const size of heroes) sizes.push({ size, url: await createDatabase(services, `growth_${size}`) });
  const running: { child: ChildProcess; worker: ChildProcess; address: string; projection: LeaderboardProjection; readyMs: number }[] = [];
  for (const { size, url } of sizes) {
    const database = await openDatabase({ url });
    await prepareDatabase(database, 'catalogue');
    await fillHeroes(url, size);
    const projection = new LeaderboardProjection();
    const started = performance.now();
    await database.transaction((snapshot) => projection.load(snapshot), { isolation: 'repeatable read' });
    const readyMs = performance.now() - started;
    await database.close();
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const child = await startProduct('backend/dist/main.js', `${address}/health/ready`, {
      DATABASE_URL: url, REDIS_URL: services.redisUrl!, REDIS_PREFIX: `growth-${size}`, PORT: String(port), OPERATOR_TOKEN,
      SESSION_SECRET: 'secret-of-the-benchmark', WRITES_PER_MINUTE_ADDRESS: '0',
    });
    const workerPort = await freePort();
    const worker = await startProduct('workers/dist/main.js', `http://127.0.0.1:${workerPort}/health/ready`, {
      DATABASE_URL: url, REDIS_URL: services.redisUrl!, REDIS_PREFIX: `growth-${size}`, WORKER_PORT: String(workerPort),
    });
    running.push({ child, worker, address, projection, readyMs });
  }
  const measured = running.map(({ readyMs }, at): Growth => ({ heroes: sizes[at]!.size, reads: {}, eventMs: spreadOf([0]), rankNs: spreadOf([0]), applyNs: spreadOf([0]), readyMs }));
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
  for (const { child, worker } of running) await Promise.all([endProcess(child), endProcess(worker)]);
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

/** The median time of some events, one after the other, each for a random hero. */
async function eventMs(address: string, size: number): Promise<number> {
  const times = [];
  for (let sent = 0; sent < 100; sent++) {
    const heroId = `bulk-${1 + Math.floor(Math.random() * size)}`;
    const event = {
      specversion: '1.0', id: randomUUID(), source: '/bench', type: 'trade.verified', time: '2026-11-20T10:00:00Z',
      data: { heroId, device: 'iPhone 14', condition: 'fair' },
    };
    const started = performance.now();
    const answer = await fetch(`${address}/api/ops/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR_TOKEN}` },
      body: JSON.stringify(event),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`An event was answered with ${answer.status}`);
    times.push(performance.now() - started);
  }
  return spreadOf(times).median;
}

function timeProjection(projection: LeaderboardProjection, size: number): [number, number] {
  const ids = Array.from({ length: OPERATIONS }, () => `bulk-${1 + Math.floor(Math.random() * size)}`);
  let started = performance.now();
  for (const id of ids) projection.standing(projection.hero(id)!);
  const rankNs = ((performance.now() - started) * 1e6) / OPERATIONS;
  const events = ids.map((heroId) => ({ type: 'points.earned', time: '2026-01-01T00:00:00Z', data: { heroId, points: 1, rule: '', reason: '' } }) as LogEvent);
  started = performance.now();
  for (const event of events) projection.apply(event);
  return [rankNs, ((performance.now() - started) * 1e6) / OPERATIONS];
}
