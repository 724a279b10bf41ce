import { Migration } from '@mikro-orm/migrations';

/** Companies' accounts are kept sealed, and what they are paid goes to the bank in the batches of heroes' transfers. */
export class OrderPayouts extends Migration {
  override up(): void {
    this.addSql('alter table payment_method add column holder text, add column sealed_iban text');
    this.addSql(`create table order_payout (
      order_id text primary key references purchase_order (id),
      company_id text not null references company (id),
      state text not null check (state in ('owed', 'batched', 'paid', 'returned', 'withdrawn')),
      amount_fils bigint not null check (amount_fils > 0),
      holder text not null,
      account text not null,
      sealed_iban text not null,
      batch_id text,
      owed_at timestamptz(3) not null,
      paid_at timestamptz(3),
      reference text,
      check ((batch_id is not null) = (state in ('batched', 'paid'))),
      check ((paid_at is not null) = (state = 'paid'))
    )`);
    this.addSql(`create index order_payout_owed on order_payout (owed_at, order_id) where state = 'owed'`);
    this.addSql('create index order_payout_batch on order_payout (batch_id)');
  }
}
