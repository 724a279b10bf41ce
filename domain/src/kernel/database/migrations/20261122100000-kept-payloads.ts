import { Migration } from '@mikro-orm/migrations';

/** Payloads that do not travel on queues, and what finds a leaving person's texts without reading whole tables. */
export class KeptPayloads extends Migration {
  override up(): void {
    this.addSql(`
      create table command_payload (
        id text primary key,
        scope text not null,
        payload jsonb not null,
        created_at timestamptz(3) not null default now()
      )`);
    this.addSql('create index command_payload_scope on command_payload (scope)');
    this.addSql(
      `create index command_result_joined on command_result ((outcome -> 'result' ->> 'id')) where name = 'join-hero'`,
    );
    this.addSql(
      `create index event_log_challenge on event_log ((data ->> 'challengeId')) where type = 'social_challenge.created'`,
    );
    // The hero whose session submitted it, where there was one.
    this.addSql('alter table mission_sponsorship add column hero_id text references hero (id)');
    this.addSql('create index mission_sponsorship_hero on mission_sponsorship (hero_id) where hero_id is not null');
  }
}
