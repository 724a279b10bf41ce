import { Migration } from '@mikro-orm/migrations';

/** Companies that people register themselves, and members by the address that they prove. */
export class CompanyMembers extends Migration {
  override up(): void {
    this.addSql(`alter table company add column state text not null default 'approved'`);
    this.addSql('alter table company add column registered_by text');
    this.addSql('alter table company add column declined_reason text');
    this.addSql('create index company_registered_by on company (registered_by) where registered_by is not null');
    this.addSql(`create index company_pending on company (created_at) where state = 'pending'`);
    this.addSql('create index company_user_address on company_user (lower(email))');
  }
}
