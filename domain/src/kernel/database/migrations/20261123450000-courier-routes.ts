import { Migration } from '@mikro-orm/migrations';

/** Which courier comes to a door. */
export class CourierRoutes extends Migration {
  override up(): void {
    this.addSql('alter table trade_in_handover add column courier_id text, add column courier_name text');
  }
}
