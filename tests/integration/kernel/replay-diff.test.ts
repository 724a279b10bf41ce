import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { compareRuns, differs } from '../../../scripts/replay/compare-runs.js';
import type { Point, Run } from '../../../scripts/replay/run-record.js';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { startTestProduct } from '../../support/test-product.js';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'planet-heroes-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (...args: string[]) =>
  run('node', ['scripts/replay/replay.ts', ...args])
    .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
    .catch((failed: { code: number; stdout: string; stderr: string }) => failed);

const event = (id: string, type: string, data: object) => ({
  specversion: '1.0', id, source: '/fixtures/diff', type, time: '2026-03-06T14:00:00Z', data,
});
const join3 = ['amal', 'badr', 'dana'].map((heroId, at) => event(`join-${at}`, 'hero.joined', { heroId, name: heroId }));
const trades = (condition: string) => [
  event('trade-0', 'trade.verified', { heroId: 'amal', device: 'iPhone 15', condition: 'good' }),
  event('trade-1', 'trade.verified', { heroId: 'dana', device: 'iPhone 15 Pro', condition }),
  event('trade-2', 'trade.verified', { heroId: 'nobody', device: 'iPhone 15', condition: 'good' }),
];

/** Replays into an instance of its own, and returns the file with the run. */
async function replayed(name: string, events: readonly object[]): Promise<string> {
  const product = await startTestProduct({ seed: 'minimal' });
  try {
    const [fixture, told] = [join(folder, `${name}.jsonl`), join(folder, `${name}.json`)];
    writeFileSync(fixture, events.map((each) => JSON.stringify(each)).join('\n'));
    const at = ['--url', product.address, '--token', OPERATOR_TOKEN];
    // The last trade is of nobody, and refused.
    expect(await program(fixture, ...at, '--checkpoints', '2', '--json', told)).toMatchObject({ code: 1 });
    return told;
  } finally {
    await product.close();
  }
}

describe('the difference of two replays', () => {
  it('is none for the same fixture, and names the line, the hero and the field that another one changes', async () => {
    const before = await replayed('before', [...join3, ...trades('good')]);
    const again = await replayed('again', [...join3, ...trades('good')]);
    const other = await replayed('other', [...join3, ...trades('excellent')]);
    const page = join(folder, 'page.html');

    const same = await program('diff', before, again, '--out', page);
    expect(same).toMatchObject({ code: 0, stdout: expect.stringContaining('The two runs are equal.') });
    expect(readFileSync(page, 'utf8')).toContain('The two runs are equal.');

    const changed = await program('diff', before, other, '--out', page);
    expect(changed.code).toBe(1);
    const html = readFileSync(page, 'utf8');
    for (const told of [changed.stdout, html]) {
      expect(told).toContain('Event trade-1 (trade.verified of dana) has another content.');
      expect(told).toMatch(/Between event trade-1 and event trade-2: heroes\.dana\.points: before \d+, after \d+\./);
    }
    expect(html).toContain('The two runs differ.');
    expect(html.match(/<svg viewBox="0 0 620 330"/g)).toHaveLength(2);
    expect(html).toMatch(/<g class="line marked"><path d="M[^"]+"\/><circle[^>]+><text[^>]*>2 dana</);
    expect(html).toContain('unknown_hero');
    expect(html).not.toMatch(/(src|href)=|https?:/);
  });

  it.each([
    ['no page to write', () => ['diff', 'a.json', 'b.json'], '--out'],
    ['a run that is none', () => {
      const path = join(folder, 'none.json');
      writeFileSync(path, '{"fixture":"x"}');
      return ['diff', path, path, '--out', join(folder, 'never.html')];
    }, 'none.json is not a run'],
  ])('ends with 2 for %s', async (_, args, text) => {
    expect(await program(...args())).toMatchObject({ code: 2, stderr: expect.stringContaining(text) });
    expect(existsSync(join(folder, 'never.html'))).toBe(false);
  });
});

describe('two runs', () => {
  const point = (after: number, more: Partial<Point> = {}): Point => ({
    after, projections: { impact: 'a' }, totals: { 'claims fulfilled': '85, points 88750' }, heroes: {}, board: [], ...more,
  });
  const recorded = (fates: readonly string[], points: readonly Point[]): Run => ({
    events: fates.map((fate, at) => ({ id: `e${at + 1}`, type: 'reward.claimed', content: 'c', of: ['hero-1'], fate })),
    points: [...points],
  });

  it('differ in what became of an event before what it led to, each with the place where it was seen', () => {
    const before = recorded(['applied', 'applied', 'applied'], [point(3)]);
    const after = recorded(['applied', 'sold_out', 'sold_out'], [point(3, { totals: { 'claims fulfilled': '84, points 87750' } })]);
    const { first, refusals, totals, events, equal } = compareRuns(before, after);
    expect(equal).toBe(false);
    expect(first.map(({ sentence }) => sentence)).toEqual([
      'Event e2 (reward.claimed of hero-1): before applied, after sold_out.',
      'Between event e1 and event e3: totals.claims fulfilled: before 85, points 88750, after 84, points 87750.',
    ]);
    expect(refusals).toEqual([{ name: 'sold_out', before: 0, after: 2 }]);
    expect(totals).toEqual([
      { name: 'claims fulfilled', before: 85, after: 84 },
      { name: 'claims fulfilled: points', before: 88_750, after: 87_750 },
    ]);
    expect(events.map(({ name }) => name)).toEqual(['e2', 'e3']);
  });

  it('differ in the field of a hero before a hash, at the first place where both looked', () => {
    const hero = (points: number) => ({ heroes: { 'hero-1': { points, rank: 1 } }, projections: { impact: String(points) } });
    const before = recorded(['applied', 'applied'], [point(1, hero(25)), point(2, hero(50))]);
    const after = recorded(['applied', 'applied'], [point(1, hero(24)), point(2, hero(49))]);
    const { first, projections } = compareRuns(before, after);
    expect(first).toMatchObject([{ at: 1, sentence: 'After event e1: heroes.hero-1.points: before 25, after 24.' }]);
    expect(projections.filter(differs)).toEqual([{ name: 'impact', before: '50', after: '49' }]);
  });

  it('are equal where nothing differs', () => {
    const one = recorded(['applied'], [point(1)]);
    expect(compareRuns(one, structuredClone(one))).toMatchObject({ equal: true, first: [], events: [] });
  });
});
