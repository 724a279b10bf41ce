import type { MigrationEntry } from '../migration-entry.js';
import { Baseline } from './20261126200000-baseline.js';
import { OrderStageTimes } from './20261126210000-order-stage-times.js';
import { OperatorSignedIn } from './20261126220000-operator-signed-in.js';
import { StartingWorkers } from './20261126230000-starting-workers.js';
import { CreditCodesUndone } from './20261127020000-credit-codes-undone.js';
import { ReturnAddresses } from './20261127020100-return-addresses.js';
import { ClaimAddress } from './20261127030000-claim-address.js';
import { ReferralVouchers } from './20261127031000-referral-vouchers.js';
import { OffBoard } from './20261127040000-off-board.js';
import { PointsOfReturningPhones } from './20261127050000-points-of-returning-phones.js';
import { WebhookTypes } from './20261127060000-webhook-types.js';
import { ImportRefusals } from './20261127070000-import-refusals.js';
import { WipingMethods } from './20261127071000-wiping-methods.js';
import { BatchRefusals } from './20261127080000-batch-refusals.js';
import { BatchStates } from './20261127080500-batch-states.js';
import { IssuersOfKeys } from './20261127081000-issuers-of-keys.js';
import { QuoteDeclinedBy } from './20261128224000-quote-declined-by.js';
import { ImportAsks } from './20261128225000-import-asks.js';
import { SettledBatches } from './20261129021000-settled-batches.js';
import { PaidSponsorships } from './20261129022000-paid-sponsorships.js';
import { ReturnedAmounts } from './20261130001000-returned-amounts.js';
import { BoardAreas } from './20261129120000-board-areas.js';

/** Every migration, oldest first. They only go forward. */
export const MIGRATIONS: readonly MigrationEntry[] = [
  { name: '20261126200000-baseline', class: Baseline },
  { name: '20261126210000-order-stage-times', class: OrderStageTimes },
  { name: '20261126220000-operator-signed-in', class: OperatorSignedIn },
  { name: '20261126230000-starting-workers', class: StartingWorkers },
  { name: '20261127020000-credit-codes-undone', class: CreditCodesUndone },
  { name: '20261127020100-return-addresses', class: ReturnAddresses },
  { name: '20261127030000-claim-address', class: ClaimAddress },
  { name: '20261127031000-referral-vouchers', class: ReferralVouchers },
  { name: '20261127040000-off-board', class: OffBoard },
  { name: '20261127050000-points-of-returning-phones', class: PointsOfReturningPhones },
  { name: '20261127060000-webhook-types', class: WebhookTypes },
  { name: '20261127070000-import-refusals', class: ImportRefusals },
  { name: '20261127071000-wiping-methods', class: WipingMethods },
  { name: '20261127080000-batch-refusals', class: BatchRefusals },
  { name: '20261127080500-batch-states', class: BatchStates },
  { name: '20261127081000-issuers-of-keys', class: IssuersOfKeys },
  { name: '20261128224000-quote-declined-by', class: QuoteDeclinedBy },
  { name: '20261128225000-import-asks', class: ImportAsks },
  { name: '20261129021000-settled-batches', class: SettledBatches },
  { name: '20261129022000-paid-sponsorships', class: PaidSponsorships },
  { name: '20261129120000-board-areas', class: BoardAreas },
  { name: '20261130001000-returned-amounts', class: ReturnedAmounts },
];

/** The last migration before the baseline, and the last commit that has it: both lead to the same schema. */
export const BEFORE_BASELINE = {
  last: '20261126100000-operated-sessions',
  commit: 'd84a5e3b187a',
};
