import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { familyOf } from '../processes/process.ts';
import type { Services } from '../processes/services.ts';
import { startEmbeddedProduct } from './product.ts';
import { type BenchRow, show, spreadOf } from './report.ts';

const SETTLE_MS = 30_000;
const GOAL_MB = 350;

/**
 * P11: memory of the embedded default at rest, with its sample data and no visitor, half a minute after it was ready.
 * Pages that processes share count once; what each process shows by itself counts them every time.
 */
export async function benchFootprint(services: Services, rounds: number): Promise<BenchRow[]> {
  const taken: Memory[] = [];
  for (let round = 0; round < rounds; round++) {
    const product = await startEmbeddedProduct(services, { seed: 'demo' });
    await delay(SETTLE_MS);
    taken.push(memoryOf(familyOf(product.backend.pid!)));
    await product.stop();
  }
  const [all, node, counted] = [
    taken.map(({ resident }) => resident),
    taken.map((each) => each.launcher),
    taken.map((each) => each.countedAgain),
  ]
    .map(spreadOf);
  return [
    {
      id: 'P11',
      what: 'embedded default at rest, all processes, MB resident',
      ours: show(all!),
      limit: '',
      ratio: '',
      goal: `≤ ${GOAL_MB}`,
      holds: all!.median <= GOAL_MB,
    },
    {
      id: 'P11',
      what: 'of it the product’s own process, MB',
      ours: show(node!),
      limit: '',
      ratio: '',
      goal: 'shown, no goal',
      holds: true,
    },
    {
      id: 'P11',
      what: 'the same with shared pages counted in each process, MB',
      ours: show(counted!),
      limit: '',
      ratio: '',
      goal: 'shown, no goal',
      holds: true,
    },
  ];
}

/** MB. */
interface Memory {
  resident: number;
  launcher: number;
  countedAgain: number;
}

function memoryOf(pids: readonly number[]): Memory {
  const each = pids.map((pid) => {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)![1]) / 1024;
    return { shared: megabytes('Pss'), alone: megabytes('Rss') };
  });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    resident: sum(each.map(({ shared }) => shared)),
    launcher: each[0]!.shared,
    countedAgain: sum(each.map(({ alone }) => alone)),
  };
}
