import { Migration } from '@mikro-orm/migrations';

/** Which language somebody is invited in. */
export class InvitationLanguages extends Migration {
  override up(): void {
    this.addSql(`alter table company_user add column locale text not null default 'en'`);
  }
}
