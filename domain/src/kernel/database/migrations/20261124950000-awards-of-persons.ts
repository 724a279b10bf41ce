import { Migration } from '@mikro-orm/migrations';

/** What the ledger has given once, as awards of the person that each hero goes on as. */
const AWARDS = `
  select hero_id,
    rule,
    case rule
      when 'join' then 'once'
      when 'profile' then 'once'
      when 'check-in' then to_char(occurred_at at time zone 'Asia/Dubai', 'YYYY-MM-DD')
      when 'referral'
        then to_char(occurred_at at time zone 'Asia/Dubai', 'YYYY-MM:') || substring(cause from length('referral:') + 1)
      when 'dubai-challenge' then substring(cause from length('dubai-challenge:') + 1)
      when 'social-challenge' then substring(cause from length('challenge:') + 1)
      else right(cause, 7)
    end as cause,
    case rule when 'programme-budget' then 0 else amount end as points,
    case rule
      when 'referral' then substring(cause from length('referral:') + 1)
      when 'social-challenge'
        then (select creator_id from social_challenge where id = substring(cause from length('challenge:') + 1))
    end as other_hero_id
  from ledger_entry
  where rule in ('join', 'profile', 'check-in', 'referral', 'dubai-challenge', 'social-challenge', 'programme-budget')`;

/**
 * A table of what a person gets once, filled from the ledger, with what merged heroes had under the hero that goes on;
 * and a hero's held points as far as they pay, when they return, what was taken back meanwhile.
 */
export class AwardsOfPersons extends Migration {
  override up(): void {
    this.addSql(`
      create table person_award (
        person_id text not null,
        rule text not null,
        cause text not null,
        points bigint not null,
        other_hero_id text null,
        primary key (person_id, rule, cause)
      )`);
    this.addSql(`
      insert into person_award (person_id, rule, cause, points, other_hero_id)
      with recursive merged as (
        select distinct substring(cause from length('merge:') + 1) as other, hero_id as hero
        from ledger_entry
        where rule = 'merge' and credit_account = 'hero:' || hero_id || ':available'
        union
        select data ->> 'heroId', data ->> 'into' from event_log where type = 'hero.merged'
      ), lineage as (
        select other, hero from merged
        union
        select lineage.other, merged.hero from lineage join merged on merged.other = lineage.hero
      ), award as (${AWARDS})
      select coalesce(living.hero, award.hero_id), rule, cause, max(points), max(other_hero_id)
      from award
      left join lateral (
        select lineage.hero from lineage
        where lineage.other = award.hero_id and not exists (select from merged where merged.other = lineage.hero)
        limit 1
      ) as living on true
      group by 1, 2, 3`);
    this.addSql('alter table hero add column owed_points bigint not null default 0');
    // Points that returned although what earned them had been taken back: they pay it now.
    this.addSql(`
      insert into ledger_entry
        (id, debit_account, credit_account, amount, rule, cause, hero_id, reason, occurred_at, recorded_at)
      select gen_random_uuid(), 'hero:' || id || ':available', 'issuer:overdrawn:' || id,
             available_points - lifetime_points, 'reward-returned-owed', 'migration:awards-of-persons', id,
             'Returned points pay what was taken back', now(), now()
      from hero where available_points > lifetime_points`);
    this.addSql('update hero set available_points = lifetime_points where available_points > lifetime_points');
    this.addSql(`
      insert into ledger_entry
        (id, debit_account, credit_account, amount, rule, cause, hero_id, reason, occurred_at, recorded_at)
      select gen_random_uuid(), 'issuer:owed:' || id, 'issuer:overdrawn:' || id,
             available_points + held_points - lifetime_points, 'reward-claimed-owed', 'migration:awards-of-persons', id,
             'Held points pay what was taken back', now(), now()
      from hero where available_points + held_points > lifetime_points`);
    this.addSql(`
      update hero set owed_points = available_points + held_points - lifetime_points
      where available_points + held_points > lifetime_points`);
    this.addSql('alter table session add column network text null, add column browser text null');
  }
}
