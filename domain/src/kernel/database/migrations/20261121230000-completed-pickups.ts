import { Migration } from '@mikro-orm/migrations';

/** Doorstep pickups that were done, and how many there were in each delivery zone. */
export class CompletedPickups extends Migration {
  override up(): void {
    this.addSql(`
      create table completed_pickup (
        id text primary key,
        zone_id text not null,
        completed_at timestamptz(3) not null
      )`);
    this.addSql(
      'create table pickup_total (zone_id text primary key, pickups bigint not null default 0 check (pickups >= 0))',
    );
    this.addSql(`insert into pickup_total (zone_id) values ('zone-1'), ('zone-2'), ('zone-3')`);
  }
}
