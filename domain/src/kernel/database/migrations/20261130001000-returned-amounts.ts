import { Migration } from '@mikro-orm/migrations';

/** How much of a settled batch came back. */
export class ReturnedAmounts extends Migration {
  override up(): void {
    this.addSql('alter table payout_batch add returned_fils bigint');
  }
}
