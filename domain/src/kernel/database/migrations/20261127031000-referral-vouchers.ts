import { Migration } from '@mikro-orm/migrations';

/** Vouchers of both friends for a friend's first trade: of trades from now on. */
export class ReferralVouchers extends Migration {
  override up(): void {
    this.addSql(`
      create table referral_voucher (
        code text primary key,
        hero_id text not null references hero,
        friend_id text not null references hero,
        issued_at timestamptz(3) not null,
        constraint referral_voucher_once unique (hero_id, friend_id)
      )`);
    this.addSql('create index referral_voucher_friend on referral_voucher (friend_id)');
  }
}
