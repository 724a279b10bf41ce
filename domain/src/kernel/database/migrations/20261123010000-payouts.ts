import { Migration } from '@mikro-orm/migrations';

/** What heroes are paid for their phones: by credit or by transfers, which go to the bank in batches. */
export class Payouts extends Migration {
  override up(): void {
    this.addSql(`create table payout (
      trade_in_id text primary key references trade_in (id),
      hero_id text not null references hero (id),
      method text check (method in ('credit', 'bank')),
      state text not null
        check (state in ('chosen', 'undecided', 'owed', 'batched', 'paid', 'returned', 'credited')),
      amount_fils bigint check (amount_fils >= 0),
      holder text,
      account text,
      sealed_iban text,
      batch_id text,
      owed_at timestamptz(3),
      paid_at timestamptz(3),
      reference text
    )`);
    this.addSql('create index payout_hero on payout (hero_id)');
    this.addSql('create index payout_state on payout (state, owed_at, trade_in_id)');
    this.addSql('create index payout_batch_of on payout (batch_id)');
    this.addSql(`create table payout_batch (
      id text primary key,
      state text not null check (state in ('proposed', 'approved', 'settled')),
      count integer not null,
      amount_fils bigint not null,
      proposed_at timestamptz(3) not null,
      proposed_by_id text not null,
      proposed_by text not null,
      approved_at timestamptz(3),
      approved_by text,
      settled_at timestamptz(3)
    )`);
    this.addSql('create index payout_batch_newest on payout_batch (proposed_at)');
    this.addSql(`create table credit_code (
      code text primary key,
      hero_id text not null references hero (id),
      amount_fils bigint not null check (amount_fils > 0),
      issued_at timestamptz(3) not null
    )`);
    this.addSql('create index credit_code_hero on credit_code (hero_id)');
  }
}
