import { randomUUID } from 'node:crypto';
import { QUEUE_SETTINGS } from '@planet-heroes/contracts/kernel/commands/queues';
import type { BooksReport } from '@planet-heroes/contracts/kernel/reconciliation/report';
import { runProgram } from './processes.ts';
import { type BenchProduct, operate } from './product.ts';
import { type BenchRow, show, spreadOf } from './report.ts';

/** Whoever claims here must be there before. */
export const CLAIMING_HEROES = 10_000;
const REWARDS = 100;
const { concurrency: CONCURRENCY } = QUEUE_SETTINGS['reward-claims'];
const CONNECTIONS = 50;

type Way = 'handler' | 'http' | 'sql';

/** P6: claims a second on one hot reward and on a hundred, against the same rows written by the shortest plain SQL, in turns. */
export async function benchClaims(product: BenchProduct, rounds: number): Promise<BenchRow[]> {
  await addRewards(product);
  const rows: BenchRow[] = [];
  for (const rewards of [1, REWARDS]) {
    const rates: Record<Way, number[]> = { sql: [], handler: [], http: [] };
    for (let round = 0; round < rounds; round++) {
      for (const way of ['sql', 'handler', 'http'] as const) rates[way].push(await claimsPerSecond(product, way, rewards));
    }
    const limit = spreadOf(rates.sql);
    const on = rewards === 1 ? 'one hot reward' : `${rewards} rewards`;
    for (const [way, what] of [
      ['handler', `the domain's handler, ${CONCURRENCY} at once`],
      ['http', `HTTP, queue and worker, ${CONNECTIONS} in flight`],
    ] as const) {
      const ours = spreadOf(rates[way]);
      const ratio = ours.median / limit.median;
      rows.push({ id: 'P6', what: `claims/s on ${on}, ${what}`, ours: show(ours), limit: show(limit), ratio: ratio.toFixed(2), goal: '≥ 0.7', holds: ratio >= 0.7 });
    }
  }
  const books = await operate<BooksReport>(product.address, 'POST', '/api/ops/books/check');
  const broken = books.checks.find(({ holds }) => !holds);
  rows.push({ id: 'P6', what: 'the books afterwards', ours: broken ? `${broken.name}: ${broken.found}` : 'hold', limit: '', ratio: '', goal: 'hold', holds: books.holds });
  return rows;
}

async function claimsPerSecond({ address, databaseUrl }: BenchProduct, way: Way, rewards: number): Promise<number> {
  const concurrency = way === 'http' ? CONNECTIONS : CONCURRENCY;
  const args = { way, address, database: databaseUrl, rewards, heroes: CLAIMING_HEROES, concurrency };
  const output = await runProgram('claims-client.ts', Object.entries(args).map(([name, value]) => `--${name}=${value}`));
  return (JSON.parse(output) as { perSecond: number }).perSecond;
}

/** Rewards of one point, as many as anybody could claim, that a partner hands over: nothing else happens meanwhile. */
async function addRewards({ address }: BenchProduct): Promise<void> {
  const events = Array.from({ length: REWARDS }, (_, index) => ({
    specversion: '1.0',
    id: randomUUID(),
    source: '/bench',
    type: 'reward.added',
    time: new Date().toISOString(),
    data: {
      rewardId: `bench-reward-${index}`, title: 'A reward', description: 'For the benchmark', category: 'voucher', partner: 'Bench', value: 5_000, pointsCost: 1,
      availableQuantity: 1_000_000, fulfilment: 'partner', expiresAt: '2090-01-01T00:00:00Z',
    },
  }));
  const { applied, results } = await operate<{ applied: number; results: unknown[] }>(address, 'POST', '/api/ops/events', events);
  if (applied !== REWARDS) throw new Error(`Rewards were refused: ${JSON.stringify(results[0])}`);
}
