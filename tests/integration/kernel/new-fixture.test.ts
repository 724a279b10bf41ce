import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INGEST_EVENT_EXAMPLES } from '@planet-heroes/contracts/ingest-event-examples';
import { INGEST_EVENT_DATA, INGEST_EVENT_TYPES } from '@planet-heroes/contracts/ingest-events';
import { withEventTypes } from '../../../scripts/replay/event-types-section.js';
import { ROOT } from '../../processes/process.js';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const run = promisify(execFile);

describe('the event types of docs/replay-reference.md', () => {
  it.each(INGEST_EVENT_TYPES)('have a valid example of %s', (type) => {
    expect(INGEST_EVENT_DATA[type].safeParse(INGEST_EVENT_EXAMPLES[type]).error).toBeUndefined();
  });

  it('are what `npm run docs` writes', () => {
    const page = readFileSync(join(ROOT, 'docs/replay-reference.md'), 'utf8');
    expect(page).toBe(withEventTypes(page));
    for (const type of INGEST_EVENT_TYPES) expect(page).toContain(`### \`${type}\``);
  });
});

describe('a new fixture', () => {
  let product: TestProduct;
  let folder: string;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'minimal' });
    folder = await mkdtemp(join(tmpdir(), 'planet-heroes-fixture-'));
  });
  afterAll(async () => {
    await product.close();
    await rm(folder, { recursive: true });
  });

  const fixture = (...args: string[]) => run('node', ['scripts/replay/fixture.ts', ...args, '--folder', folder]);

  it.each([
    'heroes',
    'trade-ins',
    'shares',
    'social-challenges',
    'missions',
    'dubai-rewards',
    'pickups',
    'quotes',
    'companies',
  ])('of %s is applied, as its expected file says', async (area) => {
    const { stdout } = await fixture('new', `my-${area}`, '--area', area);
    expect(stdout).toContain('npm run replay -- ');
    const path = join(folder, `my-${area}`);
    const replayed = await run('node', [
      'scripts/replay/replay.ts',
      `${path}.jsonl`,
      '--clock',
      '--expect',
      `${path}.expected.json`,
      '--url',
      product.address,
      '--token',
      OPERATOR_TOKEN,
    ]);
    expect(replayed.stdout).toContain('1 events: 1 applied');
  });

  it('overwrites nothing', async () => {
    await fixture('new', 'mine');
    const before = readFileSync(join(folder, 'mine.jsonl'), 'utf8');
    await expect(fixture('new', 'mine', '--area', 'missions')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is there already'),
    });
    expect(readFileSync(join(folder, 'mine.jsonl'), 'utf8')).toBe(before);
  });

  it.each([
    ['an area that has no event', ['new', 'other', '--area', 'weather'], 'npm run fixture -- new <name>'],
    ['a name that is a path', ['new', '../other'], 'is not a name for a fixture'],
  ])('is not made of %s', async (_, args, text) => {
    const before = readdirSync(folder);
    await expect(fixture(...args)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(text) });
    expect(readdirSync(folder)).toEqual(before);
  });
});
