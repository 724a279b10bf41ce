import { Migration } from '@mikro-orm/migrations';

/** Serial numbers of an order’s devices, who had them when, and the payout that its company asks for. */
export class OrderCustody extends Migration {
  override up(): void {
    this.addSql('alter table csv_import_row add column serial text');
    this.addSql(`create table quote_serial (
      quote_id text not null references quote (id),
      number integer not null,
      serial text not null,
      primary key (quote_id, number)
    )`);
    this.addSql('create unique index quote_serial_once on quote_serial (quote_id, serial)');
    this.addSql('alter table order_device add column serial text');
    this.addSql('create unique index order_device_serial on order_device (order_id, serial)');
    this.addSql(`create table order_custody (
      order_id text not null references purchase_order (id),
      step text not null check (step in ('collected', 'received', 'inspected', 'wiped', 'paid')),
      first integer not null,
      last integer not null check (last >= first),
      at timestamptz(3) not null,
      by text not null check (by in ('courier', 'desk', 'finance', 'partner')),
      name text,
      primary key (order_id, step, first)
    )`);
    this.addSql(`alter table purchase_order
      add column collected_at timestamptz(3),
      add column payout_asked_at timestamptz(3),
      add column payout_to text,
      add column payment_reference text`);
    this.addSql(`create index purchase_order_payout on purchase_order (payout_asked_at)
      where payout_asked_at is not null and payment_state <> 'paid'`);
  }
}
