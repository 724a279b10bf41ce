import { Migration } from '@mikro-orm/migrations';

/** Looks at the states of the batches that are there, without holding anybody up. */
export class BatchStates extends Migration {
  override up(): void {
    this.addSql('alter table payout_batch validate constraint payout_batch_state_check');
  }
}
