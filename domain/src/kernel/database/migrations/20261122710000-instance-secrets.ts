import { Migration } from '@mikro-orm/migrations';

/** Secrets that every process of an instance shares, and that a backup brings along. */
export class InstanceSecrets extends Migration {
  override up(): void {
    this.addSql('create table instance_secret (name text primary key, value text not null)');
    // Two random UUIDs: 244 bits that PostgreSQL takes from a strong source.
    this.addSql(
      `insert into instance_secret values ('unsubscribe', gen_random_uuid()::text || gen_random_uuid()::text)`,
    );
  }
}
