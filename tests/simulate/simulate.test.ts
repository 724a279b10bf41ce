import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { onConnection } from '../processes/database.ts';
import { fillHeroes, prepare } from '../processes/heroes-in-bulk.ts';
import { ROOT } from '../processes/process.ts';
import { OPERATOR_TOKEN } from '../processes/secrets.ts';
import { startProcess } from '../support/product-process.js';
import { startTestProduct, type TestProduct } from '../support/test-product.js';
import { City } from './city.ts';
import { eveningCurve, planOf } from './plan.ts';
import { isSound, pageOf, reportOf } from './report.ts';
import { checkedBooks, type Outcome, type Simulation, simulate } from './simulation.ts';

const SIZE = { seed: 7, heroes: 200, companies: 3, hours: 0.1, visits: 4 };
const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };

describe('the plan of a city', () => {
  it('follows from the seed alone', () => {
    expect(planOf(SIZE)).toEqual(planOf(SIZE));
    expect(planOf({ ...SIZE, seed: 8 })).not.toEqual(planOf(SIZE));
  });

  it('leaves everybody’s own intentions as they are where others come in addition', () => {
    const heroes = (size: typeof SIZE) => planOf(size).filter(({ who }) => who === 'hero');
    expect(heroes({ ...SIZE, companies: 30 })).toEqual(heroes(SIZE));
  });

  it('has an evening: most come after half of it', () => {
    const visits = planOf({ ...SIZE, heroes: 10_000, hours: 2 }).filter(({ who }) => who === 'hero');
    const between = (from: number, to: number) =>
      visits.filter(({ at }) => at >= from * 7_200 && at < to * 7_200).length / visits.length;
    expect(visits).toHaveLength(80_000);
    expect(eveningCurve(0.55)).toBeGreaterThan(3 * eveningCurve(0));
    expect(between(0.45, 0.65)).toBeGreaterThan(2 * between(0, 0.2));
    expect(visits.every(({ at }) => at >= 0 && at < 7_200)).toBe(true);
  });
});

describe('a tiny city', () => {
  let product: TestProduct;
  let simulation: Simulation;
  let outcome: Outcome;
  beforeAll(async () => {
    product = await startTestProduct({
      fill: async (url) => {
        await prepare(url, 'trial');
        await fillHeroes(url, SIZE.heroes, { withLedger: true });
      },
    });
    simulation = {
      ...SIZE, address: product.address, operator: OPERATOR, speed: 60, inBulk: true, databaseUrl: product.databaseUrl,
      advanceClock: true,
    };
    outcome = await simulate(simulation);
  });
  afterAll(() => product.close());

  it('has no fault, and its reconciliation holds', () => {
    expect(outcome.faults).toEqual([]);
    expect(outcome.books).toMatchObject({ broken: [] });
    expect(outcome.books.checks).toBeGreaterThan(10);
  });

  it('had everybody do each of their deeds', () => {
    expect(Object.entries(outcome.deeds).filter(([, { done }]) => done === 0)).toEqual([]);
    expect(outcome.deeds['hero: look at the board']).toMatchObject({ tried: outcome.visits.hero, done: outcome.visits.hero });
    expect(outcome.deeds['desk: wipe']!.done).toBe(outcome.deeds['desk: wipe']!.tried);
    expect(outcome.pushed).toBeGreaterThan(0);
  });

  it('shows on one page what it cost, and in which table it lies', () => {
    const report = reportOf(simulation, outcome, 'a machine');
    expect(isSound(report)).toBe(true);
    const locked = report.calls.find(({ call }) => call === 'POST /api/me/trade-ins')!;
    expect(locked.count).toBe(outcome.deeds['hero: lock a price']!.tried);
    expect(locked.p50).toBeGreaterThan(0);
    expect(locked.p99).toBeGreaterThanOrEqual(locked.p50);
    const grown = report.growth!.find(({ table }) => table === 'trade_in')!;
    expect(grown).toMatchObject({ rows: locked.count, rowsPer: locked.count / (0.2 * SIZE.hours) });
    expect(report.eventsPerSecond).toBeGreaterThan(0);
    expect(report.queues.map(({ queue }) => queue)).toContain('trade-ins');
    const page = pageOf(report);
    expect(page).toContain('**Sound**: 0 faults; reconciliation holds');
    expect(page).toMatch(/\| `POST \/api\/me\/trade-ins` \| \d+ \|/);
  });

  it('is not sound with a fault, or with a failed reconciliation', async () => {
    const fault = { call: 'GET /api/me', what: '500 internal_error' };
    expect(isSound(reportOf(simulation, { ...outcome, faults: [fault] }, 'a machine'))).toBe(false);
    await onConnection(product.databaseUrl, (client) =>
      client.query(`update hero set available_points = available_points + 1 where id = 'bulk-1'`));
    const books = await checkedBooks(new City(simulation));
    expect(books.broken.join()).toContain('bulk-1');
    expect(isSound(reportOf(simulation, { ...outcome, books }, 'a machine'))).toBe(false);
  });

  it('counts what a client must expect apart from faults', async () => {
    const city = new City({ ...simulation, operator: { authorization: 'Bearer wrong' } });
    expect(await city.call('POST /api/calculate-trade', {}, { body: { device: 'Nokia 3310', condition: 'good' } }))
      .toBeUndefined();
    expect(city.calls.seen.get('POST /api/calculate-trade')!.refusals).toEqual(new Map([['unknown_device', 1]]));
    expect(city.calls.faults).toEqual([]);
    const away = new City({ ...simulation, address: 'http://127.0.0.1:9' });
    expect(await away.call('GET /api/impact-stats', {}, {})).toBeUndefined();
    expect(away.calls.faults).toMatchObject([{ call: 'GET /api/impact-stats' }]);
  });
});

describe('npm run simulate', () => {
  it('says how it is used where it is asked for what there is not', async () => {
    for (const [args, what] of [[['--heroes', 'many'], '--heroes takes a whole number'], [['--url', 'http://127.0.0.1:9'], '--token']] as const) {
      const run = startProcess(['node', join(ROOT, 'tests/simulate/simulate.ts'), ...args]);
      expect(await run.ended).toMatchObject({ code: 2 });
      expect(run.stderr()).toContain(what);
      expect(run.stderr()).toContain('--advance-clock');
    }
  });
});
