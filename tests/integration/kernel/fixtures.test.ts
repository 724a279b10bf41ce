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
 * Fixtures that need nothing but what every instance has; the first trades are of the sample heroes and have a test of
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

/** The evening of every area takes half a minute: out of order it is replayed on the last foundation alone. */
const EVENING = 'ramadan-evening';
const [IN_ORDER] = FOUNDATIONS;

describe.each(FOUNDATIONS)('replayed, with $name', (foundation) => {
  it.each(NAMES.filter((name) => name !== EVENING || foundation === IN_ORDER))(
    '%s comes to its expected end, and reconciliation holds',
    async (name) => {
      await withProduct(foundation.redisUrl, async (product) => {
        expect(await replay(product, name)).toContain(
          process.env.UPDATE_FIXTURES ? 'events:' : 'The end state is the expected one.',
        );
        expect(await booksOf(product)).toEqual([]);
      });
    },
    BOUND_MS,
  );
});

const OFTEN = ['--duplicate', '3'];
const SHUFFLED = ['--shuffle', '--seed', '7', '--in-flight', '4', '--batch', '25'];

it.each([
  [EVENING, 'shuffled, every event delivered one to three times, with four batches under way at once', [
    ...SHUFFLED, ...OFTEN,
  ]],
  ['journeys', 'every event delivered one to three times', OFTEN],
  ['journeys', 'shuffled, with four batches under way at once', SHUFFLED],
])('%s comes to the same end with %s', async (name, _, options) => {
  await withProduct(FOUNDATIONS.at(-1)!.redisUrl, async (product) => {
    expect(await replay(product, name, ...options)).toContain('The end state is the expected one.');
    expect(await booksOf(product)).toEqual([]);
  });
}, BOUND_MS);
