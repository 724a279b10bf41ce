import { Migration } from '@mikro-orm/migrations';

/** Social eco-challenges and who takes part in them. */
export class SocialChallenges extends Migration {
  override up(): void {
    this.addSql(`
      create table social_challenge (
        id text primary key,
        creator_id text not null references hero (id),
        title text not null,
        description text not null,
        challenge_type text not null check (challenge_type in ('bottles_prevented', 'co2_saved', 'trade_value', 'points_earned')),
        target_value bigint not null check (target_value > 0),
        points_reward bigint not null check (points_reward > 0),
        participant_limit integer not null check (participant_limit > 0),
        current_participants integer not null default 0 check (current_participants between 0 and participant_limit),
        completed_participants integer not null default 0 check (completed_participants between 0 and current_participants),
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null check (expires_at > created_at),
        ended_at timestamptz(3)
      ) with (fillfactor = 80)`);
    this.addSql(`
      create table social_participation (
        challenge_id text not null references social_challenge (id),
        hero_id text not null references hero (id),
        state text not null check (state in ('active', 'completed')),
        progress bigint not null default 0 check (progress >= 0),
        points_earned bigint not null default 0 check (points_earned >= 0),
        is_open boolean not null default true check (not is_open or state = 'active'),
        joined_at timestamptz(3) not null,
        completed_at timestamptz(3),
        primary key (challenge_id, hero_id)
      ) with (fillfactor = 80)`);
    this.addSql('create index social_participation_open on social_participation (hero_id) where is_open');
  }
}
