import { Migration } from '@mikro-orm/migrations';

/** Where phones go that are not kept. */
export class ReturnAddresses extends Migration {
  override up(): void {
    this.addSql(`
      create table trade_in_return (
        trade_in_id text primary key references trade_in,
        address text not null,
        contact text not null,
        phone text not null
      )`);
  }
}
