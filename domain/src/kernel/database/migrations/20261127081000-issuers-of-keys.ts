import { Migration } from '@mikro-orm/migrations';

/** Which operator issued a key: unknown of those that are there, which count as one operator’s. */
export class IssuersOfKeys extends Migration {
  override up(): void {
    this.addSql('alter table operator add created_by_id text');
  }
}
