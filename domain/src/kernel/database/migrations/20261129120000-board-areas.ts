import { Migration } from '@mikro-orm/migrations';

/** The area that a hero shows on the board. */
export class BoardAreas extends Migration {
  override up(): void {
    this.addSql('alter table hero add board_area text');
  }
}
