import { Migration } from '@mikro-orm/migrations';

/** Retention finds its rows by time. */
export class RetentionIndexes extends Migration {
  override up(): void {
    this.addSql('create index quote_of_visitors on quote (requested_at) where from_public and order_id is null');
    this.addSql('create index social_share_time on social_share (shared_at)');
    this.addSql('create index share_code_time on share_code (tied_at)');
    this.addSql('create index csv_upload_time on csv_upload (uploaded_at)');
  }
}
