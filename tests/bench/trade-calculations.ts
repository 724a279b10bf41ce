import { join } from 'node:path';
import type { LoadResult } from '../processes/load-client.ts';
import { load } from '../processes/load.ts';
import { endProcess } from '../processes/process.ts';
import { runProgram, startProgram } from '../processes/programs.ts';
import { RAW_BODY } from './raw-queue.ts';
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
  const server = await startProgram<{ port: number }>(join(import.meta.dirname, 'raw-queue-server.ts'), { environment });
  const ours = (connections: number) =>
    load(`${address}/api/calculate-trade`, { connections, seconds: SECONDS, body: BODY });
  const http = (connections: number) =>
    load(`http://127.0.0.1:${server.message.port}/`, { connections, seconds: SECONDS, body: RAW_BODY });
  const results = {
    ours50: [] as LoadResult[],
    raw50: [] as LoadResult[],
    http50: [] as LoadResult[],
    ours1: [] as LoadResult[],
    raw1: [] as LoadResult[],
    http1: [] as LoadResult[],
  };
  for (let round = 0; round < rounds; round++) {
    results.raw50.push(await raw(50));
    results.http50.push(await http(50));
    results.ours50.push(await ours(50));
    results.raw1.push(await raw(1));
    results.http1.push(await http(1));
    results.ours1.push(await ours(1));
  }
  await Promise.all([worker, server].map(({ child }) => endProcess(child)));
  const answered = [...results.ours50, ...results.ours1, ...results.http50, ...results.http1];
  const errors = answered.reduce((sum, each) => sum + each.errors, 0);
  if (errors > 0 || results.ours50.some(({ answers }) => answers === 0))
    throw new Error(`${errors} calculations were not answered with 200`);
  const rates = (of: readonly LoadResult[]) => spreadOf(of.map(({ perSecond }) => perSecond));
  const waits = (of: readonly LoadResult[]) => spreadOf(of.map(({ p50 }) => p50));
  const [rate, rateLimit, rateHttp] = [rates(results.ours50), rates(results.raw50), rates(results.http50)];
  const [wait, waitLimit, waitHttp] = [waits(results.ours1), waits(results.raw1), waits(results.http1)];
  const rateRatio = rate.median / rateLimit.median;
  const waitRatio = wait.median / waitLimit.median;
  return [
    {
      id: 'P3',
      what: 'POST /api/calculate-trade, 50 in flight, answers/s',
      ours: show(rate),
      limit: `${show(rateLimit)}; behind bare HTTP ${show(rateHttp)}`,
      ratio: `${rateRatio.toFixed(2)}; ${(rate.median / rateHttp.median).toFixed(2)}`,
      goal: '≥ 0.8',
      holds: rateRatio >= 0.8,
    },
    {
      id: 'P3',
      what: 'POST /api/calculate-trade, 1 in flight, p50 ms',
      ours: show(wait, 2),
      limit: `${show(waitLimit, 2)}; behind bare HTTP ${show(waitHttp, 2)}`,
      ratio: `${waitRatio.toFixed(2)}; ${(wait.median / waitHttp.median).toFixed(2)}`,
      goal: '≤ 1.6',
      holds: waitRatio <= 1.6,
    },
  ];
}
