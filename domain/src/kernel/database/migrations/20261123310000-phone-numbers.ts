import { Migration } from '@mikro-orm/migrations';

/** Which phone is traded in: its storage, and its sealed IMEI with a keyed digest that recognises it. */
export class PhoneNumbers extends Migration {
  override up(): void {
    this.addSql(`alter table trade_in
      add column storage_gb integer,
      add column imei text,
      add column sealed_imei text,
      add column imei_digest text`);
    this.addSql('create index trade_in_imei on trade_in (imei_digest)');
  }
}
