import { Migration } from '@mikro-orm/migrations';

/** Companies' lists and the desk's are read a page at a time, newest first, in the order of these indexes. */
export class CompanyLists extends Migration {
  override up(): void {
    this.addSql('drop index quote_company');
    this.addSql('create index quote_company on quote (company_id, requested_at desc, id desc)');
    this.addSql('create index quote_newest on quote (requested_at desc, id desc)');
    this.addSql('create index quote_state on quote (state, requested_at desc, id desc)');
    this.addSql('drop index purchase_order_company');
    this.addSql('create index purchase_order_company on purchase_order (company_id, created_at desc, id desc)');
    this.addSql('create index purchase_order_newest on purchase_order (created_at desc, id desc)');
    this.addSql('create index purchase_order_state on purchase_order (state, created_at desc, id desc)');
    this.addSql('create index purchase_order_payment on purchase_order (payment_state, created_at desc, id desc)');
    this.addSql('drop index csv_import_company');
    this.addSql('create index csv_import_company on csv_import (company_id, created_at desc, id desc)');
  }
}
