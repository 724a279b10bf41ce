import { Migration } from '@mikro-orm/migrations';

/** Sponsors, tiers, missions and their sponsorships; shares, their codes and the friends whom they brought. */
export class SponsorshipsAndShares extends Migration {
  override up(): void {
    this.addSql('create table sponsor (id text primary key, name text not null)');
    this.addSql(`
      create table sponsorship_tier (
        id text primary key,
        name text not null,
        min_amount bigint not null check (min_amount > 0),
        max_amount bigint check (max_amount >= min_amount),
        badge_color text not null,
        benefits text[] not null
      )`);
    this.addSql(`
      create table sponsored_mission (
        id text primary key,
        title text not null,
        description text not null,
        category text not null check (category in ('water', 'energy', 'biodiversity', 'waste', 'transport')),
        status text not null check (status in ('funding', 'active', 'completed')),
        opening_status text not null check (opening_status in ('funding', 'active', 'completed')),
        target_zone text,
        opening_funding bigint not null check (opening_funding >= 0),
        current_funding bigint not null check (current_funding >= opening_funding),
        funding_goal bigint not null check (funding_goal > 0),
        current_participants integer not null check (current_participants >= 0),
        points_reward integer not null check (points_reward >= 0),
        opened_at timestamptz(3) not null,
        constraint sponsored_mission_not_over_funded check (current_funding <= funding_goal)
      )`);
    this.addSql(`
      create table mission_sponsorship (
        id text primary key,
        sponsor_id text not null references sponsor (id),
        mission_id text not null references sponsored_mission (id),
        tier_id text not null references sponsorship_tier (id),
        amount bigint not null check (amount > 0),
        message text,
        is_anonymous boolean not null,
        state text not null check (state in ('submitted', 'in_review', 'approved', 'declined')),
        reason text,
        decided_by text check (decided_by in ('policy', 'operator', 'partner')),
        submitted_at timestamptz(3) not null,
        decided_at timestamptz(3)
      )`);
    this.addSql('create index mission_sponsorship_mission on mission_sponsorship (mission_id, state)');
    this.addSql('create index mission_sponsorship_submitted on mission_sponsorship (submitted_at, id)');
    this.addSql(`
      create table social_share (
        id text primary key,
        hero_id text not null references hero (id),
        share_type text not null check (share_type in ('achievement', 'trade', 'challenge', 'milestone')),
        content_id text not null,
        platform text not null,
        share_url text not null,
        share_text text not null,
        code text not null,
        shared_at timestamptz(3) not null
      )`);
    this.addSql('create index social_share_hero on social_share (hero_id, shared_at)');
    this.addSql(`
      create table share_code (
        code text primary key,
        hero_id text not null references hero (id),
        tied_at timestamptz(3) not null
      )`);
    this.addSql('create index share_code_hero on share_code (hero_id)');
    this.addSql(`
      create table referral (
        friend_id text primary key references hero (id),
        hero_id text not null references hero (id) check (hero_id <> friend_id),
        code text not null
      )`);
    this.addSql(`
      insert into referral (friend_id, hero_id, code)
      select friend.id, friend.referred_by, hero.referral_code from hero as friend join hero on hero.id = friend.referred_by`);
    this.addSql('create index referral_hero on referral (hero_id, code)');
  }
}
