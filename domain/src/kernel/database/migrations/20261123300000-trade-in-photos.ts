import { Migration } from '@mikro-orm/migrations';

/** Photos of phones: what is known of each; the files are elsewhere. */
export class TradeInPhotos extends Migration {
  override up(): void {
    this.addSql(`create table trade_in_photo (
      id uuid primary key,
      trade_in_id text not null references trade_in (id),
      by text not null,
      question text,
      digest text not null,
      width integer not null,
      height integer not null,
      added_at timestamptz(3) not null,
      constraint trade_in_photo_once unique (trade_in_id, by, digest)
    )`);
  }
}
