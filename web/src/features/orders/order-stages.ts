import { DEVICE_STAGES, type DeviceStage, type OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';

/** The stages that a device passes once it has left the company. */
export type PassedStage = Exclude<DeviceStage, 'expected'>;

/** How many devices have come to each stage or beyond it. */
export function reachedStages({ stages }: Pick<OrderSummary, 'stages'>): { stage: PassedStage; count: number }[] {
  return DEVICE_STAGES.filter((stage) => stage !== 'expected').map((stage, index) => ({
    stage,
    count: DEVICE_STAGES.slice(index + 1).reduce((sum, later) => sum + stages[later], 0),
  }));
}

/** How far an order is, from 0 to 1: every device has three steps before its payment. */
export function orderProgress({ stages, deviceCount }: Pick<OrderSummary, 'stages' | 'deviceCount'>): number {
  const steps = reachedStages({ stages }).filter(({ stage }) => stage !== 'paid');
  return deviceCount === 0 ? 0 : steps.reduce((sum, { count }) => sum + count, 0) / (steps.length * deviceCount);
}
