import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { joinHero } from '../../support/join-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const run = promisify(execFile);

describe('a recording', () => {
  let original: TestProduct;
  let copy: TestProduct;
  let folder: string;
  beforeAll(async () => {
    [original, copy] = await Promise.all([startTestProduct(), startTestProduct()]);
    folder = await mkdtemp(join(tmpdir(), 'planet-heroes-record-'));
  });
  afterAll(async () => {
    await Promise.all([original.close(), copy.close()]);
    await rm(folder, { recursive: true });
  });

  const script = (name: string, product: TestProduct, ...options: string[]) =>
    run('node', [`scripts/replay/${name}.ts`, ...options, '--url', product.address, '--token', OPERATOR_TOKEN]);

  it('names nobody, and leads another instance to the same totals', async () => {
    const sharer = await joinHero(original, { name: 'Layla Haddad', email: 'layla@example.com' });
    await sharer.call('PATCH', '/api/me', { phone: '+971 50 123 4567', zoneId: 'zone-2' });
    const friend = await joinHero(original, { name: 'Omar Aziz', referralCode: sharer.referralCode });
    const quotes = [];
    for (const device of ['iPhone 13', 'iPhone 12', '11 Pro']) {
      quotes.push((await friend.call('POST', '/api/me/trade-ins', { device, condition: 'good' })).body.id);
    }
    await original.operate('POST', `/api/ops/trade-ins/${quotes[0]}/verify`, { condition: 'fair' });
    await original.operate('POST', `/api/ops/trade-ins/${quotes[1]}/reject`, { reasons: ['Not the model described'] });
    // Its way back follows from the rejection, in the original as in the copy.
    await original.operate('POST', `/api/ops/trade-ins/${quotes[2]}/receive`, {});
    await original.operate('POST', `/api/ops/trade-ins/${quotes[2]}/reject`, { reasons: ['Reported stolen'] });
    const desk = {
      specversion: '1.0',
      id: 'desk-1',
      source: '/desk',
      type: 'trade.verified',
      time: '2026-03-01T18:00:00Z',
    };
    await original.operate('POST', '/api/ops/events', {
      ...desk,
      data: { heroId: sharer.id, device: '15 Pro', condition: 'good' },
    });

    const fixture = join(folder, 'recorded.jsonl');
    const recorded = await script('record', original, '--since', '2020-01-01T00:00:00Z', '--out', fixture);
    expect(recorded.stderr).toContain('11 events recorded of');
    const text = await readFile(fixture, 'utf8');
    expect(text).not.toMatch(/Layla|Omar|example\.com|\+971/);
    const { stdout } = await script('replay', copy, fixture);
    expect(stdout).toContain('11 events: 11 applied, 0 seen before, 0 refused');

    const totals = async (product: TestProduct) => (await product.operate('GET', '/api/ops/totals')).body.totals;
    expect(await totals(copy)).toEqual(await totals(original));
  });

  it('of an evening over every family leads another instance to the same totals', async () => {
    const [evening, again] = await Promise.all([
      startTestProduct({ seed: 'minimal' }),
      startTestProduct({ seed: 'minimal' }),
    ]);
    try {
      const fixture = join(folder, 'evening.jsonl');
      // Without the clock, what is due by today would be done while the past is still being replayed.
      await script(
        'replay',
        evening,
        'tests/fixtures/ramadan-evening.jsonl',
        '--to',
        '2026-03-06T15:30:00Z',
        '--clock',
        '--write',
        join(folder, 'evening.json'),
      );
      const { stderr } = await script('record', evening, '--since', '2026-01-01T00:00:00Z', '--out', fixture);
      expect(stderr).not.toContain('have no form');
      await script('replay', again, fixture, '--clock', '--expect', join(folder, 'evening.json')).catch(
        ({ stdout, stderr: differing }) => {
          expect(stdout).toContain('The end state differs in');
          // Names, and devices in words, are not recorded; everything that is counted comes out the same.
          expect(differing.split('\n').filter((line: string) => line.startsWith('totals'))).toEqual([]);
        },
      );
    } finally {
      await Promise.all([evening.close(), again.close()]);
    }
  }, 120_000);

  it('says what it needs without a start time', async () => {
    await expect(script('record', original)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--since <time>'),
    });
    await expect(script('record', original, '--since', 'yesterday')).rejects.toMatchObject({
      stderr: expect.stringContaining('"yesterday" is not a time.'),
    });
  });
});
