import { Migration } from '@mikro-orm/migrations';

/** Which side declined a quote; unknown of those that were declined before. */
export class QuoteDeclinedBy extends Migration {
  override up(): void {
    this.addSql('alter table quote add declined_by text');
  }
}
