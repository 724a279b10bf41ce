import type { MigrationEntry } from '../migration-entry.js';
import { Baseline } from './20261126200000-baseline.js';
import { OrderStageTimes } from './20261126210000-order-stage-times.js';
import { OperatorSignedIn } from './20261126220000-operator-signed-in.js';
import { StartingWorkers } from './20261126230000-starting-workers.js';

/** Every migration, oldest first. They only go forward. */
export const MIGRATIONS: readonly MigrationEntry[] = [
  { name: '20261126200000-baseline', class: Baseline },
  { name: '20261126210000-order-stage-times', class: OrderStageTimes },
  { name: '20261126220000-operator-signed-in', class: OperatorSignedIn },
  { name: '20261126230000-starting-workers', class: StartingWorkers },
];

/** The last migration before the baseline, and the last commit that has it: both lead to the same schema. */
export const BEFORE_BASELINE = {
  last: '20261126100000-operated-sessions',
  commit: 'd84a5e3b187a',
};
