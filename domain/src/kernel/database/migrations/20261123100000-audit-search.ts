import { Migration } from '@mikro-orm/migrations';

/** The audit log is never cut, and searched by who did something, by what was done, and by when. */
export class AuditSearch extends Migration {
  override up(): void {
    this.addSql('create index audit_entry_operator on audit_entry (operator_id, id desc)');
    this.addSql('create index audit_entry_call on audit_entry (call, id desc)');
    this.addSql('create index audit_entry_at on audit_entry (at)');
  }
}
