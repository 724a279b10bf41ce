import { Migration } from '@mikro-orm/migrations';

/** Guests who left were taken from the public count of heroes, which never had them: it gets them back, once. */
export class GuestsUncounted extends Migration {
  override up(): void {
    this.addSql(`
      update impact_total
      set heroes = heroes + (select count(*) from hero where guest and removed_at is not null)
      where shard = 0`);
  }
}
