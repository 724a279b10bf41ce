import { Migration } from '@mikro-orm/migrations';

/** Heroes' profiles and referrals, quotes, scheduled commands, the test clock and reconciliation reports. */
export class HeroesAndSchedule extends Migration {
  override up(): void {
    this.addSql(`
      alter table hero
        add column zone_id text,
        add column referred_by text references hero (id) check (referred_by <> id),
        add column first_trade_at timestamptz(3),
        add column removed_at timestamptz(3)`);
    this.addSql(`
      create table hero_profile (
        hero_id text primary key references hero (id),
        email text,
        phone text,
        completed_at timestamptz(3)
      )`);
    this.addSql(`alter table trade_in add column reasons text[] not null default '{}'`);
    this.addSql(`create index event_log_hero on event_log ((data ->> 'heroId'))`);
    this.addSql(`
      create table scheduled_command (
        id text primary key,
        name text not null,
        payload jsonb not null,
        due_at timestamptz(3) not null,
        recurring boolean not null default false,
        enqueued_at timestamptz(3)
      )`);
    this.addSql('create index command_result_created on command_result (created_at)');
    this.addSql('create index scheduled_command_due on scheduled_command (due_at)');
    this.addSql(
      'create table virtual_clock (id integer primary key check (id = 1), offset_ms bigint not null default 0)',
    );
    this.addSql('insert into virtual_clock (id) values (1)');
    this.addSql(`
      create table worker_beat (
        process_id text not null,
        queue text not null,
        concurrency integer not null,
        finished_per_second real not null,
        mean_job_ms real not null,
        beat_at timestamptz(3) not null default now(),
        primary key (process_id, queue)
      )`);
    this.addSql(`
      create table books_report (
        id integer primary key check (id = 1),
        holds boolean not null,
        checks jsonb not null,
        checked_at timestamptz(3) not null
      )`);
  }
}
