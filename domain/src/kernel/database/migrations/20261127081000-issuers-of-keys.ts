import { Migration } from '@mikro-orm/migrations';

/** Which operator issued a key: of those that are there, as the audit log has it. */
export class IssuersOfKeys extends Migration {
  override up(): void {
    this.addSql('alter table operator add created_by_id text');
    this.addSql(`
      update operator set created_by_id = audit_entry.operator_id from audit_entry
      where call = 'POST /api/ops/operators' and details ->> 'commandId' = operator.id`);
  }
}
