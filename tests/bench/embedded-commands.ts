import { join } from 'node:path';
import { createDatabase } from '../processes/database.ts';
import { load } from '../processes/load.ts';
import { runProgram } from '../processes/programs.ts';
import type { Services } from '../processes/services.ts';
import { addRewards, callsPerSecond, CLAIMING_HEROES, startShortest } from './claims.ts';
import { startEmbeddedProduct } from './product.ts';
import { type BenchRow, show, spreadOf } from './report.ts';
import { BODY, SECONDS } from './trade-calculations.ts';

const IN_FLIGHT = 50;
const LEAST_PER_SECOND = 1_500;
const LEAST_RATIO = 0.5;

/**
 * P22: commands a second of `npm start`, against the shortest program with BullMQ's queues in PostgreSQL, and claims
 * against bare node:http around their handler, in turns.
 */
export async function benchEmbeddedCommands(services: Services, rounds: number): Promise<BenchRow[]> {
  const rawUrl = await createDatabase(services.postgres, 'raw_queue');
  const product = await startEmbeddedProduct(services, { heroes: CLAIMING_HEROES });
  try {
    await addRewards(product);
    const shortest = await startShortest(product);
    const none = (): number[] => [];
    const rates = { raw: none(), calculations: none(), claims: none(), shortest: none() };
    for (let round = 0; round < rounds; round++) {
      const raw = await runProgram(join(import.meta.dirname, 'raw-embedded-queue.ts'), {
        args: [rawUrl, IN_FLIGHT, SECONDS],
      });
      rates.raw.push((JSON.parse(raw) as { perSecond: number }).perSecond);
      const { perSecond, errors } = await load(`${product.address}/api/calculate-trade`, {
        connections: IN_FLIGHT, seconds: SECONDS, body: BODY,
      });
      if (errors > 0) throw new Error(`${errors} calculations were not answered with 200`);
      rates.calculations.push(perSecond);
      rates.claims.push(await callsPerSecond(product, 'http', 1));
      rates.shortest.push(await callsPerSecond(shortest, 'shortest', 1));
    }
    await shortest.stop();
    const limit = spreadOf(rates.raw);
    return (['calculations', 'claims'] as const).map((what) => {
      const ours = spreadOf(rates[what]);
      const ratio = ours.median / limit.median;
      return {
        id: 'P22',
        what: `${what}/s of npm start, ${IN_FLIGHT} in flight`,
        ours: show(ours),
        limit: what === 'claims' ? `${show(limit)}; bare HTTP and handler ${show(spreadOf(rates.shortest))}` : show(limit),
        ratio: ratio.toFixed(2), goal: `≥ ${LEAST_PER_SECOND}, ≥ ${LEAST_RATIO}`,
        holds: ours.median >= LEAST_PER_SECOND && ratio >= LEAST_RATIO,
      };
    });
  } finally {
    await product.stop();
  }
}
