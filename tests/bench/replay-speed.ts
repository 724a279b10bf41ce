import { join } from 'node:path';
import type { ProjectionsAnswer } from '@planet-heroes/contracts/kernel/events/projections-report';
import { operate } from '../processes/client.ts';
import { flags, runProgram } from '../processes/programs.ts';
import { reconciliationFaults } from '../processes/reconciliation.ts';
import type { Services } from '../processes/services.ts';
import { type BenchProduct, startBenchProduct, startEmbeddedProduct } from './product.ts';
import type { ReplayResult } from './replay-client.ts';
import { type BenchRow, show, spreadOf } from './report.ts';

const WAYS: Record<string, (services: Services) => Promise<BenchProduct>> = {
  '1 worker': (services) => startBenchProduct(services, 'replay', { workers: 1 }),
  '2 workers': (services) => startBenchProduct(services, 'replay', { workers: 2 }),
  '4 workers': (services) => startBenchProduct(services, 'replay', { workers: 4 }),
  embedded: (services) => startEmbeddedProduct(services),
};
const BOUND_SECONDS = 20;

interface Replay {
  seconds: number;
  /** Every projection's hash, once reconciliation holds and the projections equal the tables. */
  hashes: string;
}

/**
 * P7: events into an empty database, through the HTTP API, with one, two and four worker processes, and in one process.
 */
export async function benchReplay(services: Services, rounds: number, events: number): Promise<BenchRow[]> {
  const replays = new Map(Object.keys(WAYS).map((way) => [way, [] as Replay[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [way, start] of Object.entries(WAYS))
      replays.get(way)!.push(await replayOnce(await start(services), events));
  }
  const hashes = new Set([...replays.values()].flat().map((replay) => replay.hashes));
  const rows = [...replays].map(([way, done]): BenchRow => {
    const seconds = spreadOf(done.map((replay) => replay.seconds));
    return {
      id: 'P7', what: `replay of ${events} events, ${way}, s`, ours: show(seconds, 1),
      limit: '', ratio: '', goal: `≤ ${BOUND_SECONDS}`, holds: seconds.median <= BOUND_SECONDS,
    };
  });
  const runs = rounds * replays.size;
  rows.push({
    id: 'P7',
    what: `different projection hashes after ${runs} replays`,
    ours: String(hashes.size),
    limit: '',
    ratio: '',
    goal: '1',
    holds: hashes.size === 1,
  });
  return rows;
}

async function replayOnce(product: BenchProduct, events: number): Promise<Replay> {
  try {
    const args = flags({ address: product.address, events, heroes: events / 10 });
    const { seconds } = JSON.parse(
      await runProgram(join(import.meta.dirname, 'replay-client.ts'), { args }),
    ) as ReplayResult;
    const [broken] = await reconciliationFaults([product]);
    if (broken) throw new Error(`After a replay reconciliation does not hold: ${broken}`);
    const { projections } = await operate<ProjectionsAnswer>(product.address, 'GET', '/api/ops/projections');
    return { seconds, hashes: projections.map(({ name, hash }) => `${name} ${hash}`).join() };
  } finally {
    await product.stop();
  }
}
