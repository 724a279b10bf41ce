import { Migration } from '@mikro-orm/migrations';

/** What nothing came of is found by its end, and what operators were answered about a hero by the hero. */
export class LapsedOffers extends Migration {
  override up(): void {
    this.addSql(
      "create index trade_in_lapsed on trade_in (decided_at) where state in ('expired', 'cancelled', 'rejected')",
    );
    this.addSql(
      "create index mission_sponsorship_declined on mission_sponsorship (decided_at) where state = 'declined'",
    );
    this.addSql(`
      create index command_result_about_hero on command_result ((outcome -> 'result' ->> 'heroId'))
      where scope = 'operator'`);
  }
}
