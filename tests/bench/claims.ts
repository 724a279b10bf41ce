import { join } from 'node:path';
import { ingest, reward } from '../processes/offers.ts';
import { endProcess } from '../processes/process.ts';
import { flags, runProgram, startProgram } from '../processes/programs.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import type { BenchProduct } from './product.ts';
import { type BenchRow, show, spreadOf } from './report.ts';

/** Heroes who claim here must exist before. */
export const CLAIMING_HEROES = 10_000;
const REWARDS = 100;
/** Claims in flight at once, over all callers. */
const WAITING = 50;
/** Connections on which plain SQL, one claim a transaction, gets furthest here. */
const SQL_CONNECTIONS = 10;

type Way = 'handler' | 'http' | 'shortest' | 'sql' | 'calculation';

/**
 * P6: claims a second on one hot reward and on a hundred, with 50 waiting. The handler is compared with the same rows
 * written by the shortest plain SQL, a transaction each; HTTP, queue and worker with calculations (P3) over the same,
 * and with the shortest program around the handler: behind a queue in Redis, or in one process where there is none.
 */
export async function benchClaims(product: BenchProduct, rounds: number, redisUrl?: string): Promise<BenchRow[]> {
  await addRewards(product);
  const shortest = await startShortest(product, redisUrl);
  const rows: BenchRow[] = [];
  for (const rewards of [1, REWARDS]) {
    const rates: Record<Way, number[]> = { sql: [], handler: [], http: [], shortest: [], calculation: [] };
    for (let round = 0; round < rounds; round++) {
      for (const way of ['sql', 'handler', 'calculation', 'http'] as const) {
        rates[way].push(await callsPerSecond(product, way, rewards));
      }
      rates.shortest.push(await callsPerSecond(shortest, 'shortest', rewards));
    }
    const on = rewards === 1 ? 'one hot reward' : `${rewards} rewards`;
    const compare = (way: Way, against: Way, goal: number, what: string): BenchRow => {
      const [ours, limit] = [spreadOf(rates[way]), spreadOf(rates[against])];
      const ratio = ours.median / limit.median;
      return {
        id: 'P6', what: `claims/s on ${on}, ${what}`, ours: show(ours), limit: show(limit), ratio: ratio.toFixed(2),
        goal: `≥ ${goal}`, holds: ratio >= goal,
      };
    };
    rows.push(
      compare('handler', 'sql', rewards === 1 ? 3 : 1.3, `the domain's handler, ${WAITING} waiting, against plain SQL`),
      compare('http', 'calculation', 0.6, `HTTP, queue and worker, ${WAITING} in flight, against calculations`),
      compare('http', 'shortest', 0.8, 'the same, against the shortest program around the handler'),
    );
  }
  await shortest.stop();
  const [broken] = await reconciliationFaults([product]);
  rows.push({
    id: 'P6',
    what: 'reconciliation afterwards',
    ours: broken ?? 'holds',
    limit: '',
    ratio: '',
    goal: 'holds',
    holds: broken === undefined,
  });
  return rows;
}

/** How often a second one way of calling gets its answer, with `WAITING` in flight. */
export async function callsPerSecond(
  { address, databaseUrl }: Pick<BenchProduct, 'address' | 'databaseUrl'>,
  way: Way,
  rewards: number,
): Promise<number> {
  const concurrency = way === 'sql' ? SQL_CONNECTIONS : WAITING;
  const args = { way, address, database: databaseUrl, rewards, heroes: CLAIMING_HEROES, concurrency };
  const output = await runProgram(join(import.meta.dirname, 'claims-client.ts'), { args: flags(args) });
  return (JSON.parse(output) as { perSecond: number }).perSecond;
}

/** Bare node:http and the handler in the product's database, with the shortest queue program between them or none. */
export async function startShortest({ databaseUrl }: BenchProduct, redisUrl?: string) {
  const environment = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl ?? '' };
  const program = (name: string) =>
    startProgram<{ port: number }>(join(import.meta.dirname, name), { environment });
  const server = await program('raw-queue-server.ts');
  const children = [server.child];
  if (redisUrl) children.push((await program('raw-queue-worker.ts')).child);
  return {
    address: `http://127.0.0.1:${server.message.port}`,
    databaseUrl,
    stop: () => Promise.all(children.map((child) => endProcess(child))),
  };
}

/** Rewards of one point, as many as anybody could claim, that a partner hands over: nothing else happens meanwhile. */
export function addRewards({ address }: BenchProduct): Promise<void> {
  return ingest(
    address,
    Array.from({ length: REWARDS }, (_, index) => reward(`bench-reward-${index}`, { availableQuantity: 1_000_000 })),
  );
}
