import { Migration } from '@mikro-orm/migrations';

/** Which command and which trace an event is of; and events are looked up by their id. */
export class EventMetadata extends Migration {
  override up(): void {
    this.addSql('alter table event_log add column metadata jsonb');
    this.addSql('create index event_log_id on event_log (id)');
  }
}
