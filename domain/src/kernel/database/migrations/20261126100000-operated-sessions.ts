import { Migration } from '@mikro-orm/migrations';

/** When an operator last used a session as one: it opens nothing of operators' after a working day without. */
export class OperatedSessions extends Migration {
  override up(): void {
    this.addSql('alter table session add column operated_at timestamptz(3)');
  }
}
