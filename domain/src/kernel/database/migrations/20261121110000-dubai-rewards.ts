import { Migration } from '@mikro-orm/migrations';

/** Dubai challenges with their participations, and Dubai rewards with their claims. */
export class DubaiRewards extends Migration {
  override up(): void {
    this.addSql(`
      create table dubai_challenge (
        id text primary key,
        title text not null,
        description text not null,
        category text not null,
        target_zone text,
        metric text not null check (metric in ('bottles_prevented', 'co2_saved', 'trade_value', 'points_earned')),
        target bigint not null check (target > 0),
        points_reward bigint not null check (points_reward >= 0),
        reward_item text not null,
        participant_limit integer check (participant_limit > 0),
        joined_before integer not null default 0 check (joined_before >= 0),
        participants integer not null default 0 check (participants >= joined_before),
        opened_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        retired_at timestamptz(3),
        constraint dubai_challenge_seats check (participants <= participant_limit)
      ) with (fillfactor = 70)`);
    this.addSql(`
      create table dubai_participation (
        challenge_id text not null references dubai_challenge (id),
        hero_id text not null references hero (id),
        state text not null check (state in ('active', 'completed')),
        progress bigint not null default 0 check (progress >= 0),
        joined_at timestamptz(3) not null,
        completed_at timestamptz(3),
        granted_item text,
        points_earned bigint not null default 0 check (points_earned >= 0),
        primary key (challenge_id, hero_id)
      )`);
    this.addSql('create index dubai_participation_hero on dubai_participation (hero_id)');
    this.addSql(`
      create table dubai_reward (
        id text primary key,
        title text not null,
        description text not null,
        category text not null,
        partner text not null,
        value_fils bigint not null check (value_fils >= 0),
        points_cost bigint not null check (points_cost > 0),
        available_quantity bigint check (available_quantity >= 0),
        claimed_before integer not null default 0 check (claimed_before >= 0),
        claimed_quantity integer not null default 0 check (claimed_quantity >= claimed_before),
        zone_restriction text,
        one_per_hero boolean not null default false,
        fulfilment text not null check (fulfilment in ('automatic', 'partner')),
        added_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        retired_at timestamptz(3),
        constraint dubai_reward_stock check (claimed_quantity <= available_quantity)
      ) with (fillfactor = 50)`);
    this.addSql(`
      create table reward_claim (
        id text primary key,
        reward_id text not null references dubai_reward (id),
        hero_id text not null references hero (id),
        points_cost bigint not null check (points_cost > 0),
        single boolean not null,
        state text not null check (state in ('claimed', 'processing', 'fulfilled', 'expired')),
        claimed_at timestamptz(3) not null,
        fulfil_by timestamptz(3) not null,
        processing_at timestamptz(3),
        fulfilled_at timestamptz(3),
        expired_at timestamptz(3),
        reason text
      )`);
    this.addSql('create index reward_claim_hero on reward_claim (hero_id, reward_id)');
    this.addSql('create index reward_claim_reward on reward_claim (reward_id)');
    this.addSql(
      `create unique index reward_claim_single on reward_claim (reward_id, hero_id) where single and state <> 'expired'`,
    );
  }
}
