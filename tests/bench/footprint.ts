import { setTimeout as delay } from 'node:timers/promises';
import { type FamilyMemory, familyMemory } from '../processes/memory.ts';
import { familyOf } from '../processes/process.ts';
import type { Services } from '../processes/services.ts';
import { startEmbeddedProduct } from './product.ts';
import { type BenchRow, show, spreadOf } from './report.ts';

const SETTLE_MS = 30_000;
const GOAL_MB = 280;

/**
 * P11: memory of the embedded default at rest, with its sample data and no visitor, half a minute after it was ready.
 * Shared pages count once; each process's own figure would count them every time.
 */
export async function benchFootprint(services: Services, rounds: number): Promise<BenchRow[]> {
  const taken: FamilyMemory[] = [];
  for (let round = 0; round < rounds; round++) {
    const product = await startEmbeddedProduct(services, { seed: 'demo' });
    await delay(SETTLE_MS);
    taken.push(familyMemory(familyOf(product.backend.pid!)));
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
