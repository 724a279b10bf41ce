import { Migration } from '@mikro-orm/migrations';

/** Which parts of the event log were moved to files. */
export class LogArchives extends Migration {
  override up(): void {
    this.addSql(`
      create table log_archive (
        file text primary key,
        first_transaction_id xid8 not null,
        first_row_number bigint not null,
        last_transaction_id xid8 not null,
        last_row_number bigint not null,
        events integer not null check (events > 0),
        sha256 text not null,
        earliest_at timestamptz(3) not null,
        latest_at timestamptz(3) not null check (latest_at >= earliest_at),
        archived_at timestamptz(3) not null default now()
      )`);
    this.addSql('create index log_archive_last on log_archive (last_transaction_id, last_row_number)');
  }
}
