import { Migration } from '@mikro-orm/migrations';

/** When a sponsorship's money came, and the bank's reference. */
export class PaidSponsorships extends Migration {
  override up(): void {
    this.addSql('alter table mission_sponsorship add paid_at timestamptz(3), add payment_reference text');
  }
}
