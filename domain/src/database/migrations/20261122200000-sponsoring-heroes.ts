import { Migration } from '@mikro-orm/migrations';

/** Which hero made a sponsorship; null for what came in a sponsor's own name. */
export class SponsoringHeroes extends Migration {
  override up(): void {
    this.addSql('alter table mission_sponsorship add column hero_id text');
    this.addSql('create index mission_sponsorship_hero on mission_sponsorship (hero_id)');
  }
}
