import { Migration } from '@mikro-orm/migrations';

/** How busy a worker is that has just started is not known. */
export class StartingWorkers extends Migration {
  override up(): void {
    this.addSql('alter table worker_beat alter utilisation drop not null, alter utilisation drop default');
  }
}
