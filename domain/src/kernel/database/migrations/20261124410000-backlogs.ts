import { Migration } from '@mikro-orm/migrations';

/** What waits to be sent is counted whenever somebody measures. */
export class Backlogs extends Migration {
  override up(): void {
    this.addSql(`create index outbox_message_open on outbox_message (due_at) where state in ('waiting', 'sending')`);
    this.addSql(`create index webhook_delivery_open on webhook_delivery (created_at) where state = 'pending'`);
  }
}
