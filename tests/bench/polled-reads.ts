import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../processes/load.ts';
import { endProcess } from '../processes/process.ts';
import { startProgram } from '../processes/programs.ts';
import { type BenchRow, show, spreadOf } from './report.ts';

const PATHS = ['/api/heroes/leaderboard?limit=50', '/api/impact-stats'];

/** P1: the polled reads against bare node:http that answers the same bytes, in turns. */
export async function benchPolledReads(address: string, folder: string, rounds: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const path of PATHS) {
    const bytes = Buffer.from(await (await fetch(address + path)).arrayBuffer());
    const file = join(folder, 'constant.json');
    writeFileSync(file, bytes);
    const raw = await startProgram<{ port: number }>(join(import.meta.dirname, 'raw-http-server.ts'), { args: [file] });
    const ours = [];
    const limit = [];
    for (let round = 0; round < rounds; round++) {
      limit.push(await load(`http://127.0.0.1:${raw.message.port}/`));
      ours.push(await load(address + path));
    }
    await endProcess(raw.child);
    const [oursRate, limitRate] = [ours, limit].map((results) => spreadOf(results.map(({ perSecond }) => perSecond)));
    const [oursTail, limitTail] = [ours, limit].map((results) => spreadOf(results.map(({ p99 }) => p99)));
    const rate = oursRate!.median / limitRate!.median;
    const tail = oursTail!.median / limitTail!.median;
    rows.push(
      {
        id: 'P1',
        what: `GET ${path}, requests/s`,
        ours: show(oursRate!),
        limit: show(limitRate!),
        ratio: rate.toFixed(2),
        goal: '≥ 0.85',
        holds: rate >= 0.85,
      },
      {
        id: 'P1',
        what: `GET ${path}, p99 ms`,
        ours: show(oursTail!, 2),
        limit: show(limitTail!, 2),
        ratio: tail.toFixed(2),
        goal: '≤ 1.5',
        holds: tail <= 1.5,
      },
    );
  }
  return rows;
}
