import { Migration } from '@mikro-orm/migrations';

/** Who noted what the bank did with a batch, the bank's reference, and what came back. */
export class SettledBatches extends Migration {
  override up(): void {
    this.addSql('alter table payout_batch add settled_by text, add reference text, add returned_count int');
  }
}
