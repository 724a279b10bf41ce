import { Migration } from '@mikro-orm/migrations';

/** Which group a worker process belongs to, and how busy it is. */
export class WorkerGroups extends Migration {
  override up(): void {
    this.addSql(`
      alter table worker_beat
        add column worker_group text not null default 'all',
        add column utilisation real not null default 0
    `);
  }
}
