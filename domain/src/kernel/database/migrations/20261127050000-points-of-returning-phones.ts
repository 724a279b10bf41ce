import { Migration } from '@mikro-orm/migrations';

/** Points of phones that go back are withdrawn when that is decided, and no longer once they are back. */
export class PointsOfReturningPhones extends Migration {
  override up(): void {
    this.addSql(`
      with withdrawn as (
        insert into ledger_entry
          (id, debit_account, credit_account, amount, rule, cause, hero_id, reason, occurred_at)
        select gen_random_uuid(), 'hero:' || hero_id || ':pending', 'issuer:trade-verified', points, 'trade-verified',
          'close:' || id, hero_id, device || ', ' || condition, now()
        from trade_in where state = 'returning' and points > 0 -- safe: a row for each such phone, which are few
        returning hero_id, amount
      )
      update hero set pending_points = pending_points - given_up.points
      from (select hero_id, sum(amount) as points from withdrawn group by hero_id) as given_up
      where hero.id = given_up.hero_id`);
  }
}
