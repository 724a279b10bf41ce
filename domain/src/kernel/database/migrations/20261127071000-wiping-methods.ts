import { Migration } from '@mikro-orm/migrations';

/** How the devices of an order were erased, beside who did it and when. */
export class WipingMethods extends Migration {
  override up(): void {
    this.addSql('alter table order_custody add method text');
  }
}
