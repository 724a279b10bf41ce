import { Migration } from '@mikro-orm/migrations';

/** A pending payment method may be wished for as the default, and becomes it once it is verified. */
export class PaymentMethodWishes extends Migration {
  override up(): void {
    this.addSql('alter table payment_method add column default_once_verified boolean not null default false');
  }
}
