import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Checkpoint, checkpointChecks, checksOf } from '../../../scripts/replay/expectations.js';
import { readFixture } from '../../../scripts/replay/read-fixture.js';
import { json, junit } from '../../../scripts/replay/report.js';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const run = promisify(execFile);
const event = (id: string, type: string, data: object) => ({
  specversion: '1.0',
  id,
  source: '/fixtures/expectations',
  type,
  time: '2026-03-06T14:00:00Z',
  data,
});
const trade = (id: string, heroId: string) =>
  event(id, 'trade.verified', { heroId, device: 'iPhone 15 Pro', condition: 'good' });
const EVENTS = [
  event('e1', 'hero.joined', { heroId: 'first', name: 'First' }),
  event('e2', 'hero.joined', { heroId: 'second', name: 'Second' }),
  trade('e3', 'second'),
  trade('e4', 'nobody'),
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planet-heroes-expectations-'));
});
afterAll(() => rm(folder, { recursive: true }));

const written = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const fixtureOf = (name: string, events: readonly object[]) =>
  written(name, events.map((each) => JSON.stringify(each)).join('\n'));

describe('a broken line', () => {
  const valid = JSON.stringify(EVENTS[0]);
  it.each([
    ['no JSON', '{"id":', 'JSON'],
    ['no CloudEvent', JSON.stringify({ ...EVENTS[0], time: 'noon' }), 'no CloudEvent: time: '],
    ['an unknown type', JSON.stringify({ ...EVENTS[0], type: 'hero.left' }), '"hero.left" is not an event we take.'],
    ['a wrong field', JSON.stringify({ ...EVENTS[0], data: { heroId: 'first', name: 7 } }), 'data.name: '],
  ])('with %s is reported with its file and number, blank lines counted', async (_, line, fault) => {
    const path = written('broken.jsonl', `${valid}\n\n${line}\n${valid}\n`);
    const failure = await readFixture(path).then(() => '', ({ message }: Error) => message);
    expect(failure.startsWith(`${path}, line 3: `)).toBe(true);
    expect(failure).toContain(fault);
  });

  it('is reported with every other broken line', async () => {
    const bytes = Buffer.from(`${valid}\nx\n${valid}\n${JSON.stringify({ ...EVENTS[0], type: 'hero.left' })}\n`);
    const path = join(folder, 'several.jsonl');
    writeFileSync(path, Buffer.concat([bytes, Buffer.from('{"name":"Jos\u00e9"}', 'latin1')]));
    const failure = await readFixture(path).then(() => '', ({ message }: Error) => message);
    expect(failure.split('\n').map((line) => line.replace(`${path}, `, '').slice(0, 20))).toEqual([
      expect.stringMatching(/^line 2: /), 'line 5: not UTF-8. S', expect.stringMatching(/^line 4: /),
    ]);
  });

  it('is one that is larger than the instance takes', async () => {
    const long = { ...EVENTS[0], note: 'n'.repeat(65_600) };
    await expect(readFixture(fixtureOf('long.jsonl', [EVENTS[1]!, long]))).rejects.toThrow(/line 2: \d+ bytes, where/);
  });
});

describe('a fixture of another program', () => {
  const text = EVENTS.map((each) => JSON.stringify(each)).join('\r\n');
  it.each([
    ['with a byte order mark', 'mark.jsonl', Buffer.from(`\uFEFF${text}`)],
    ['compressed, by any name', 'FIXTURE.JSONL.GZ', gzipSync(text)],
  ])('%s is read', async (_, name, content) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    expect(await readFixture(path)).toEqual(EVENTS);
  });

  it('that is cut off is named', async () => {
    const path = join(folder, 'cut.jsonl.gz');
    writeFileSync(path, gzipSync(text).subarray(0, 60));
    await expect(readFixture(path)).rejects.toThrow(`${path}: this is not a whole gzip file.`);
  });
});

describe('what was expected', () => {
  it('is reported with what was found, one sentence each', () => {
    expect(checksOf('heroes.demo', { points: 240, rank: 1 }, { points: 250, rank: 1, claims: 0 })).toEqual([
      { name: 'heroes.demo.points', failure: 'heroes.demo.points: expected 250, found 240' },
      { name: 'heroes.demo.rank' },
      { name: 'heroes.demo.claims', failure: 'heroes.demo.claims: expected 0, found nothing' },
    ]);
  });

  it('differs first between the last equal checkpoint and the first other one', () => {
    const at = (after: number, points: number): Checkpoint => ({
      after,
      projections: {},
      totals: { ledger: String(points) },
      heroes: { first: { points } },
    });
    const checkpoints = [at(2, 25), at(4, 50), at(6, 90)];
    const events = [1, 2, 3, 4, 5, 6].map((id) => ({ id: `e${id}` }));
    expect(checkpointChecks([at(2, 25), at(4, 40), at(6, 80)], { checkpoints }, events)).toEqual([
      { name: 'checkpoint after 2 events' },
      {
        name: 'checkpoint after 4 events',
        failure: 'First differs between event e3 and event e4: heroes.first.points: expected 50, found 40',
      },
    ]);
    expect(checkpointChecks(checkpoints, { checkpoints }, events).filter(({ failure }) => failure)).toEqual([]);
  });

  it('is reported with its text escaped', () => {
    const checks = [{ name: 'x' }, { name: '<y>', failure: 'expected "1", found \u0001' }];
    const report = { fixture: 'a&b.jsonl', checks };
    expect(junit(report)).toContain('<testsuite name="a&amp;b.jsonl" tests="2" failures="1">');
    expect(junit(report)).toContain(
      'name="&lt;y&gt;"><failure message="expected &quot;1&quot;, found \ufffd">',
    );
    expect(JSON.parse(json(report))).toEqual({ ...report, failed: 1 });
  });
});

describe('a replay', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'minimal' });
  });
  afterAll(() => product.close());

  const replay = (fixture: string, ...options: string[]) => {
    const words = [fixture, '--url', product.address, '--token', OPERATOR_TOKEN, ...options];
    const running = run('node', ['scripts/replay/replay.ts', ...words]);
    const ended = running
      .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
      .catch((failed: { code: number; stdout: string; stderr: string }) => failed);
    return Object.assign(ended, { child: running.child });
  };

  it('holds events, heroes and orders against what is expected, and reports each', async () => {
    const fixture = fixtureOf('four.jsonl', EVENTS);
    const right = {
      events: { e1: 'applied', e3: 'applied', e4: 'unknown_hero' },
      heroes: { first: { points: 25, claims: 0 }, second: { rank: 2 } },
    };
    expect(await replay(fixture, '--expect', written('right.json', right))).toMatchObject({ code: 0 });
    const wrong = {
      events: { e1: 'duplicate', e2: 'applied' },
      heroes: { first: { points: 26 }, nobody: { rank: 1 } },
      orders: { 'PO-1': { status: 'completed' } },
    };
    const [xml, told] = [join(folder, 'report.xml'), join(folder, 'report.json')];
    const { code, stderr } = await replay(
      fixture, '--expect', written('wrong.json', wrong), '--junit', xml, '--json', told,
    );
    expect(code).toBe(1);
    const failures = [
      'events.e2: expected applied, found duplicate',
      'heroes.first.points: expected 26, found 25',
      'heroes.nobody.rank: expected 1, found nothing',
      'orders.PO-1.status: expected completed, found nothing',
    ];
    expect(stderr.split('\n')).toEqual(expect.arrayContaining(failures));
    expect(readFileSync(xml, 'utf8')).toContain('tests="5" failures="4"');
    const { checks } = JSON.parse(readFileSync(told, 'utf8'));
    expect(checks.flatMap(({ failure }: { failure?: string }) => failure ?? [])).toEqual(failures);
  });

  it('reports after which event its checkpoints differ, and keeps what else the file expects', async () => {
    const events = ['c1', 'c2', 'c3'].map((id) => event(id, 'hero.joined', { heroId: `hero-${id}`, name: 'Hero' }));
    const expected = written('checkpoints.json', { events: { c1: 'applied' } });
    await replay(fixtureOf('three.jsonl', events), '--write', expected, '--checkpoints', '1');
    const end = JSON.parse(readFileSync(expected, 'utf8'));
    expect(end).toMatchObject({
      events: { c1: 'applied' },
      checkpoints: [1, 2, 3].map((after) => ({ after, heroes: { [`hero-c${after}`]: { points: 25 } } })),
    });
    end.checkpoints[0].heroes['hero-c1'].points = 24;
    const again = await replay(fixtureOf('three.jsonl', events), '--expect', written('checkpoints.json', end));
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('First differs after event c1: heroes.hero-c1.points: expected 24, found 25');
  });

  it('sends several files in the order given', async () => {
    const joined = fixtureOf('joined.jsonl', [event('f1', 'hero.joined', { heroId: 'hero-f', name: 'Hero' })]);
    const profile = fixtureOf('profile.jsonl', [event('f2', 'hero.profile_completed', { heroId: 'hero-f', zoneId: 'zone-2' })]);
    const early = await replay(profile, joined, '--to', '2026-03-06');
    expect(early).toMatchObject({ code: 2, stderr: expect.stringMatching(/^There is no event to send\./) });
    expect(await replay(profile)).toMatchObject({ code: 1 });
    expect(await replay(joined, profile)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^2 events: 2 applied/) });
  });

  it('sends long lines and letters of several bytes within what a request may have', async () => {
    const description = 'يوم في مترو دبي لكل المناطق. '.repeat(17).trim();
    const rewards = Array.from({ length: 100 }, (_, at) =>
      event(`metro-${at}`, 'reward.added', {
        rewardId: `metro-${at}`, title: 'A day on the metro', description, category: 'transport', partner: 'A partner',
        value: 6500, pointsCost: 1300, expiresAt: '2036-12-31T20:00:00Z', availableQuantity: 40,
      }),
    );
    const heroes = [1, 2, 3].map((at) => ({
      ...event(`long-${at}`, 'hero.joined', { heroId: `long-${at}`, name: `Hero ${at}` }),
      ...(at === 2 && { note: 'n'.repeat(62_000) }),
    }));
    expect(await replay(fixtureOf('long.jsonl', [...rewards, ...heroes]))).toMatchObject({
      code: 0, stdout: expect.stringMatching(/^103 events: 103 applied/),
    });
  });

  it('reads standard input', async () => {
    const sent = replay('-');
    sent.child.stdin!.end(JSON.stringify(event('piped', 'hero.joined', { heroId: 'piped', name: 'Hero' })));
    expect(await sent).toMatchObject({ code: 0, stdout: expect.stringMatching(/^1 events: 1 applied/) });
    expect(await replay('-', '-')).toMatchObject({ code: 2, stderr: expect.stringContaining('can be read once') });
  });

  it('that writes its end fails where something was refused that the file does not expect', async () => {
    const refused = fixtureOf('refused.jsonl', [trade('w1', 'nobody')]);
    const end = join(folder, 'refused.json');
    expect(await replay(refused, '--write', end)).toMatchObject({ code: 1 });
    const kept = JSON.parse(readFileSync(end, 'utf8'));
    written('refused.json', { ...kept, events: { w1: 'unknown_hero' } });
    expect(await replay(refused, '--write', end)).toMatchObject({ code: 0 });
  });

  it('does what it was asked, and ends as it would, where its reader has gone', async () => {
    const refused = fixtureOf('unread.jsonl', [trade('w2', 'nobody')]);
    const end = join(folder, 'unread.json');
    const running = replay(refused, '--write', end);
    running.child.stdout!.destroy();
    expect(await running).toMatchObject({ code: 1, stderr: expect.not.stringContaining('EPIPE') });
    expect(JSON.parse(readFileSync(end, 'utf8'))).toHaveProperty('projections');
  });

  it('fails where there is nothing to send, unless that is allowed', async () => {
    const none = fixtureOf('none.jsonl', []);
    expect(await replay(none)).toMatchObject({ code: 2, stderr: expect.stringMatching(/^There is no event to send\./) });
    expect(await replay(none, '--allow-empty')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^0 events/) });
  });

  it('says in a sentence that its file cannot be written', async () => {
    const { code, stderr } = await replay(fixtureOf('none.jsonl', []), '--allow-empty', '--json', '.');
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'A folder stands where a file is needed: ..\n' });
  });

  it.each([
    ['a broken fixture', () => [written('bad.jsonl', 'x')], 'bad.jsonl, line 1: '],
    [
      'a broken expected file',
      () => [fixtureOf('f.jsonl', []), '--expect', written('bad.json', { heros: {} })],
      'heros',
    ],
    ['checkpoints that go nowhere', () => [fixtureOf('f.jsonl', []), '--checkpoints', '2'], '--write'],
  ])('ends with 2 for %s', async (_, args, text) => {
    const [fixture, ...options] = args();
    expect(await replay(fixture!, ...options)).toMatchObject({ code: 2, stderr: expect.stringContaining(text) });
  });
});
