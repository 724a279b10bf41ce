import { Migration } from '@mikro-orm/migrations';

/** Why an outside event was refused for good. */
export class LastingRefusals extends Migration {
  override up(): void {
    this.addSql('alter table ingested_event add column refusal jsonb');
  }
}
