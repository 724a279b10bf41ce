import { DEVICE_STAGES, type DeviceStage } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';

/** The stages that a device passes once it has left the company, unless it goes back. */
export type PassedStage = Exclude<DeviceStage, 'expected' | 'returned'>;
const PASSED = DEVICE_STAGES.filter((stage) => stage !== 'expected' && stage !== 'returned');
/** What goes back has come as far as its inspection. */
const PASSED_BY_RETURNED: ReadonlySet<PassedStage> = new Set(['received', 'inspected']);

/** How many devices have come to each stage or beyond it. */
export function reachedStages({ stages }: Pick<OrderSummary, 'stages'>): { stage: PassedStage; count: number }[] {
  return PASSED.map((stage, index) => ({
    stage,
    count: PASSED.slice(index).reduce(
      (sum, later) => sum + stages[later],
      PASSED_BY_RETURNED.has(stage) ? stages.returned ?? 0 : 0,
    ),
  }));
}

/** How many devices are to come to a stage: what goes back is neither wiped nor paid. */
export function awaitedAt(stage: PassedStage, { stages, deviceCount }: Pick<OrderSummary, 'stages' | 'deviceCount'>) {
  return PASSED_BY_RETURNED.has(stage) ? deviceCount : deviceCount - (stages.returned ?? 0);
}

/** How far an order is, from 0 to 1: every device has three steps before its payment, one that goes back two. */
export function orderProgress({ stages, deviceCount }: Pick<OrderSummary, 'stages' | 'deviceCount'>): number {
  const steps = reachedStages({ stages }).filter(({ stage }) => stage !== 'paid');
  const awaited = steps.reduce((sum, { stage }) => sum + awaitedAt(stage, { stages, deviceCount }), 0);
  return awaited === 0 ? 0 : steps.reduce((sum, { count }) => sum + count, 0) / awaited;
}
