import { Migration } from '@mikro-orm/migrations';

/** Credited trade-ins can be taken back, and what had not left of their money with them. */
export class TradeInReversals extends Migration {
  override up(): void {
    this.addSql('alter table trade_in drop constraint trade_in_state_check');
    this.addSql(`alter table trade_in
      add constraint trade_in_state_check check (state in (
        'quoted', 'booked', 'collected', 'received', 'inspected', 'countered', 'accepted', 'wiped', 'verified',
        'returning', 'returned', 'rejected', 'expired', 'cancelled', 'reversed'
      ))`);
    this.addSql('alter table payout drop constraint payout_state_check');
    this.addSql(`alter table payout
      add constraint payout_state_check check (state in (
        'chosen', 'undecided', 'owed', 'batched', 'paid', 'returned', 'credited', 'withdrawn'
      )),
      add column kept_fils bigint not null default 0 check (kept_fils >= 0)`);
  }
}
