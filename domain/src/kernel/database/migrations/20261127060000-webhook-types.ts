import { Migration } from '@mikro-orm/migrations';

/** The messages that each company chose; servers that are sent some already get no types that they do not know. */
export class WebhookTypes extends Migration {
  override up(): void {
    this.addSql('alter table company add webhook_types text[]');
    this.addSql(`
      update company
      set webhook_types = '{quote.created,quote.approved,purchase_order.created,payment.completed}'
      where webhook_url <> '' -- safe: a row for each company that has a URL, which are few`);
  }
}
