// Every fixture leads to its expected end, on both foundations. After a change that is meant to alter an end state, run
// `UPDATE_FIXTURES=1 npm test -- integration/fixtures` and read the difference.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { OPERATOR_TOKEN } from '../../processes/secrets.js';
import { FOUNDATIONS } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const run = promisify(execFile);
const FOLDER = 'tests/fixtures';
/**
 * Those that need nothing but what every instance has; the first trades are of the sample heroes and have a test of
 * their own.
 */
const NAMES = readdirSync(FOLDER).flatMap((
  file,
) => (file.endsWith('.jsonl') && file !== 'first-trades.jsonl' ? [file.slice(0, -'.jsonl'.length)] : []));
const BOUND_MS = 180_000;

async function withProduct(redisUrl: string | undefined, use: (product: TestProduct) => Promise<void>): Promise<void> {
  const product = await startTestProduct({ redisUrl, seed: 'minimal' });
  try {
    await use(product);
  } finally {
    await product.close();
  }
}

async function replay(product: TestProduct, name: string, ...options: string[]): Promise<string> {
  const end = `${FOLDER}/${name}.expected.json`;
  const { stdout } = await run('node', [
    'scripts/replay/replay.ts',
    `${FOLDER}/${name}.jsonl`,
    '--advance',
    '31d',
    '--url',
    product.address,
    '--token',
    OPERATOR_TOKEN,
    process.env.UPDATE_FIXTURES ? '--write' : '--expect',
    end,
    ...options,
  ], { maxBuffer: 10_000_000 });
  return stdout;
}

async function booksOf(product: TestProduct): Promise<string[]> {
  const { body } = await product.operate('POST', '/api/ops/books/check');
  return body.checks.filter(({ holds }: { holds: boolean }) => !holds).map((
    { name, found }: { name: string; found: string },
  ) => `${name}: ${found}`);
}

describe.each(FOUNDATIONS)('replayed, with $name', ({ redisUrl }) => {
  it.each(NAMES)('%s comes to its expected end, and the books balance', async (name) => {
    await withProduct(redisUrl, async (product) => {
      expect(await replay(product, name)).toContain(
        process.env.UPDATE_FIXTURES ? 'events:' : 'The end state is the expected one.',
      );
      expect(await booksOf(product)).toEqual([]);
    });
  }, BOUND_MS);
});

describe.each(['ramadan-evening', 'journeys'])('%s', (name) => {
  it.each([
    ['every event delivered one to three times', ['--duplicate', '3']],
    ['shuffled, with four batches under way at once', [
      '--shuffle',
      '--seed',
      '7',
      '--in-flight',
      '4',
      '--batch',
      '25',
    ]],
  ])('comes to the same end with %s', async (_, options) => {
    await withProduct(FOUNDATIONS.at(-1)!.redisUrl, async (product) => {
      expect(await replay(product, name, ...options)).toContain('The end state is the expected one.');
      expect(await booksOf(product)).toEqual([]);
    });
  }, BOUND_MS);
});
