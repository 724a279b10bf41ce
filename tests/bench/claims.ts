import { join } from 'node:path';
import { QUEUE_SETTINGS } from '@planet-heroes/contracts/kernel/commands/queues';
import { ingest, reward } from '../processes/offers.ts';
import { flags, runProgram } from '../processes/programs.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import type { BenchProduct } from './product.ts';
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
  const [broken] = await reconciliationFaults([product]);
  rows.push({ id: 'P6', what: 'reconciliation afterwards', ours: broken ?? 'holds', limit: '', ratio: '', goal: 'holds', holds: broken === undefined });
  return rows;
}

async function claimsPerSecond({ address, databaseUrl }: BenchProduct, way: Way, rewards: number): Promise<number> {
  const concurrency = way === 'http' ? CONNECTIONS : CONCURRENCY;
  const args = { way, address, database: databaseUrl, rewards, heroes: CLAIMING_HEROES, concurrency };
  const output = await runProgram(join(import.meta.dirname, 'claims-client.ts'), { args: flags(args) });
  return (JSON.parse(output) as { perSecond: number }).perSecond;
}

/** Rewards of one point, as many as anybody could claim, that a partner hands over: nothing else happens meanwhile. */
function addRewards({ address }: BenchProduct): Promise<void> {
  return ingest(address, Array.from({ length: REWARDS }, (_, index) => reward(`bench-reward-${index}`, { availableQuantity: 1_000_000 })));
}
