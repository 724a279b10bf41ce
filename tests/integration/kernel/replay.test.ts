import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { FOUNDATIONS } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const run = promisify(execFile);
const FIXTURE = 'tests/fixtures/first-trades.jsonl';
const lines = readFileSync(FIXTURE, 'utf8').trim().split('\n');

/**
 * The hashes that the fixture leads to on the sample data. They change only when the fixture, the seeds or a rule does.
 */
const EXPECTED = { leaderboard: 'bfabdcb53ea89acf', impact: '2593545-180774220-518711000-12847-13967146' };

describe('the fixture of the first trades', () => {
  it('holds 200 trades of 40 heroes, in the order of their times', () => {
    const events = lines.map((line) => JSON.parse(line));
    expect(events).toHaveLength(200);
    expect(new Set(events.map(({ data }) => data.heroId)).size).toBe(40);
    expect(new Set(events.map(({ id }) => id)).size).toBe(200);
    const times = events.map(({ time }) => time);
    expect(times).toEqual(times.toSorted());
  });
});

describe.each(FOUNDATIONS)('replaying it, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  let folder: string;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, seed: 'demo' });
    folder = await mkdtemp(join(tmpdir(), 'planet-heroes-replay-'));
  });
  afterAll(async () => {
    await product.close();
    await rm(folder, { recursive: true });
  });

  const replay = async (fixture: string, ...options: string[]) => {
    const { stdout } = await run('node', [
      'scripts/replay/replay.ts',
      fixture,
      '--url',
      product.address,
      '--token',
      OPERATOR_TOKEN,
      ...options,
    ]);
    const hash = (name: string) => stdout.match(new RegExp(`^${name} +(\\S+)`, 'm'))?.[1];
    return { summary: stdout.split('\n')[0], hashes: { leaderboard: hash('leaderboard'), impact: hash('impact') } };
  };

  it('applies every trade once although they come shuffled, doubled and from two sides at once', async () => {
    const disorderly = join(folder, 'disorderly.jsonl');
    // A fixed disorder: every third line first, then all of them backwards.
    writeFileSync(disorderly, [...lines.filter((_, index) => index % 3 === 0), ...lines.toReversed()].join('\n'));
    const [one, other] = await Promise.all([replay(disorderly), replay(FIXTURE)]);
    const applied = [one, other].map(({ summary }) => Number(summary!.match(/(\d+) applied/)![1]));
    expect(applied[0]! + applied[1]!).toBe(200);
    expect((await replay(FIXTURE)).hashes).toEqual(EXPECTED);
  });

  it('changes nothing the second time', async () => {
    expect(await replay(FIXTURE)).toEqual({
      summary: '200 events: 0 applied, 200 seen before, 0 refused',
      hashes: EXPECTED,
    });
  });

  it('leaves the tables as the projections say', async () => {
    const [row] = await product.database.query(
      `select (select count(*)::int from trade_in) as trades, (select sum(bottles_prevented)::float8 from impact_total) as bottles,
              (select sum(amount)::float8 from ledger_entry where rule = 'trade-verified') as points`,
    );
    const { body } = await product.call('GET', '/api/impact-stats');
    expect(row).toEqual({ trades: 200, bottles: body.totalBottlesPrevented, points: body.pointsEarned - 13_564_646 });
  });

  it('keeps to the recorded pace when a speed is given', async () => {
    const paced = join(folder, 'paced.jsonl');
    const times = ['2026-11-06T15:00:00Z', '2026-11-06T15:00:10Z', '2026-11-06T15:00:20Z'];
    writeFileSync(
      paced,
      times.map((time, index) => JSON.stringify({ ...JSON.parse(lines[0]!), id: `paced-${index}`, time })).join('\n'),
    );
    const started = performance.now();
    await replay(paced, '--speed', '20');
    expect(performance.now() - started).toBeGreaterThanOrEqual(1000);
  });

  it('says what was refused, and ends with a failure', async () => {
    const wrong = join(folder, 'wrong.jsonl');
    writeFileSync(
      wrong,
      JSON.stringify({
        ...JSON.parse(lines[0]!),
        id: 'wrong-1',
        data: { heroId: 'nobody', device: '15', condition: 'good' },
      }),
    );
    await expect(replay(wrong)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('wrong-1 was refused: There is no hero "nobody".'),
    });
  });
});
