import { Migration } from '@mikro-orm/migrations';

/** Who issued a company's trade licence, and until when it is valid; empty for older companies. */
export class TradeLicences extends Migration {
  override up(): void {
    this.addSql(`alter table company
      add column licence_authority text not null default '',
      add column licence_expires_on text`);
  }
}
