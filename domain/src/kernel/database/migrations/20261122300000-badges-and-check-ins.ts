import { Migration } from '@mikro-orm/migrations';

/**
 * Badges by event, with their date; the day of a hero's last check-in; a name of its own for the demo hero. Heroes who
 * traded before are given what their figures have reached, without a date: nobody noted it.
 */
export class BadgesAndCheckIns extends Migration {
  override up(): void {
    this.addSql(`
      create table hero_badge (
        hero_id text not null references hero (id),
        badge text not null,
        awarded_at timestamptz(3) not null,
        primary key (hero_id, badge)
      )`);
    this.addSql('alter table hero add column checked_in_at timestamptz(3)');
    this.addSql(`update hero set name = 'Mira (demo)' where id = 'planet-hero-demo' and name = 'You'`);
    this.addSql(`
      update hero set badges = array_remove(array[
        'First Trade',
        case when exists (select from trade_in where hero_id = hero.id and state = 'verified' and value_fils >= 100000)
          then 'High Value Trade' end,
        case when bottles_prevented >= 50 then 'Bottle Saver' end,
        case when bottles_prevented >= 1000 then 'Water Guardian' end,
        case when bottles_prevented >= 2000 then 'Planet Champion' end,
        case when referral_count >= 5 then 'Community Builder' end
      ], null)
      where first_trade_at is not null and removed_at is null`);
  }
}
