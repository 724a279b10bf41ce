import { Migration } from '@mikro-orm/migrations';

/** When a code was used at the shop's checkout, or turned back into credit. */
export class CreditCodesUndone extends Migration {
  override up(): void {
    this.addSql('alter table credit_code add used_at timestamptz(3), add undone_at timestamptz(3)');
  }
}
