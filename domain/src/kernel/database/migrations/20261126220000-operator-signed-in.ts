import { Migration } from '@mikro-orm/migrations';

/** When an admin first signed in. The admins of an older instance had, as far as its start token is concerned. */
export class OperatorSignedIn extends Migration {
  override up(): void {
    this.addSql('alter table operator add signed_in_at timestamptz(3)');
    this.addSql('update operator set signed_in_at = created_at');
  }
}
