import { Migration } from '@mikro-orm/migrations';

/** Whether an import with refused rows waits for its company's word before a quote is made of the others. */
export class ImportAsks extends Migration {
  override up(): void {
    this.addSql('alter table csv_import add asks boolean');
  }
}
