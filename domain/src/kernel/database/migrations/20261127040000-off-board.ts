import { Migration } from '@mikro-orm/migrations';

/** When a hero chose to be on no board. */
export class OffBoard extends Migration {
  override up(): void {
    this.addSql('alter table hero add off_board_at timestamptz(3)');
  }
}
