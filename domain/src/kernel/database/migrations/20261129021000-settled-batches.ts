import { Migration } from '@mikro-orm/migrations';

/** Who noted what the bank did with a batch, and the bank's reference. */
export class SettledBatches extends Migration {
  override up(): void {
    this.addSql('alter table payout_batch add settled_by text, add reference text');
  }
}
