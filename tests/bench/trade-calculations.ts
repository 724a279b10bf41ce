import { join } from 'node:path';
import type { LoadResult } from '../processes/load-client.ts';
import { load } from '../processes/load.ts';
import { endProcess } from '../processes/process.ts';
import { runProgram, startProgram } from '../processes/programs.ts';
import { type BenchRow, show, spreadOf } from './report.ts';

export const BODY = { device: 'iPhone 15 Pro', condition: 'good' };
export const SECONDS = 4;

/** P3: a calculation through HTTP, Redis and a worker process, against the shortest raw queue program, in turns. */
export async function benchTradeCalculations(address: string, redisUrl: string, rounds: number): Promise<BenchRow[]> {
  const environment = { REDIS_URL: redisUrl };
  const worker = await startProgram(join(import.meta.dirname, 'raw-queue-worker.ts'), { environment });
  const raw = async (connections: number) =>
    JSON.parse(
      await runProgram(join(import.meta.dirname, 'raw-queue-client.ts'), {
        args: [connections, SECONDS, 1],
        environment,
      }),
    ) as LoadResult;
  const ours = (connections: number) =>
    load(`${address}/api/calculate-trade`, { connections, seconds: SECONDS, body: BODY });
  const results = {
    ours50: [] as LoadResult[],
    raw50: [] as LoadResult[],
    ours1: [] as LoadResult[],
    raw1: [] as LoadResult[],
  };
  for (let round = 0; round < rounds; round++) {
    results.raw50.push(await raw(50));
    results.ours50.push(await ours(50));
    results.raw1.push(await raw(1));
    results.ours1.push(await ours(1));
  }
  await endProcess(worker.child);
  const errors = [...results.ours50, ...results.ours1].reduce((sum, each) => sum + each.errors, 0);
  if (errors > 0 || results.ours50.some(({ answers }) => answers === 0))
    throw new Error(`${errors} calculations were not answered with 200`);
  const rate = [results.ours50, results.raw50].map((each) => spreadOf(each.map(({ perSecond }) => perSecond)));
  const wait = [results.ours1, results.raw1].map((each) => spreadOf(each.map(({ p50 }) => p50)));
  const rateRatio = rate[0]!.median / rate[1]!.median;
  const waitRatio = wait[0]!.median / wait[1]!.median;
  return [
    {
      id: 'P3',
      what: 'POST /api/calculate-trade, 50 in flight, answers/s',
      ours: show(rate[0]!),
      limit: show(rate[1]!),
      ratio: rateRatio.toFixed(2),
      goal: '≥ 0.8',
      holds: rateRatio >= 0.8,
    },
    {
      id: 'P3',
      what: 'POST /api/calculate-trade, 1 in flight, p50 ms',
      ours: show(wait[0]!, 2),
      limit: show(wait[1]!, 2),
      ratio: waitRatio.toFixed(2),
      goal: '≤ 1.6',
      holds: waitRatio <= 1.6,
    },
  ];
}
