import { Migration } from '@mikro-orm/migrations';

/** Why a row of a device list was refused, by a code, so that it can be said in any language. */
export class ImportRefusals extends Migration {
  override up(): void {
    this.addSql('alter table csv_import_row add refusal jsonb');
  }
}
