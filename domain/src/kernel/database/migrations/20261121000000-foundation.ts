import { Migration } from '@mikro-orm/migrations';

/** Heroes, ledger, event log, command results, trade-ins and impact totals. */
export class Foundation extends Migration {
  override up(): void {
    this.addSql(`
      create table hero (
        id text primary key,
        name text not null,
        referral_code text not null,
        available_points bigint not null default 0 check (available_points >= 0),
        pending_points bigint not null default 0 check (pending_points >= 0),
        held_points bigint not null default 0 check (held_points >= 0),
        lifetime_points bigint not null default 0 check (lifetime_points >= 0),
        score bigint not null default 0 check (score >= 0),
        score_reached_at timestamptz(3) not null,
        bottles_prevented bigint not null default 0,
        co2saved bigint not null default 0,
        referral_count integer not null default 0,
        badges text[] not null default '{}',
        joined_at timestamptz(3) not null,
        constraint hero_referral_code unique (referral_code)
      ) with (fillfactor = 80)`);
    this.addSql(`
      create table ledger_entry (
        id uuid primary key,
        debit_account text not null,
        credit_account text not null check (credit_account <> debit_account),
        amount bigint not null check (amount > 0),
        rule text not null,
        cause text not null,
        hero_id text not null references hero (id),
        reason text not null,
        occurred_at timestamptz(3) not null,
        recorded_at timestamptz(3) not null default now(),
        constraint ledger_entry_once unique (cause, rule, hero_id)
      )`);
    this.addSql('create index ledger_entry_hero on ledger_entry (hero_id, occurred_at)');
    this.addSql(`
      create table event_log (
        transaction_id xid8 not null default pg_current_xact_id(),
        row_number bigint generated always as identity,
        id uuid not null,
        type text not null,
        source text not null,
        subject text not null,
        data jsonb not null,
        cause text not null,
        occurred_at timestamptz(3) not null,
        recorded_at timestamptz(3) not null default now(),
        primary key (transaction_id, row_number)
      )`);
    this.addSql(`
      create table command_result (
        scope text not null,
        key text not null,
        command_id text not null,
        name text not null,
        body_hash text not null,
        outcome json not null,
        created_at timestamptz(3) not null default now(),
        primary key (scope, key)
      )`);
    this.addSql('create index command_result_command_id on command_result (command_id)');
    this.addSql(`
      create table accepted_command (
        id text primary key,
        job jsonb not null,
        accepted_at timestamptz(3) not null default now(),
        outcome json,
        settled_at timestamptz(3)
      )`);
    this.addSql('create index accepted_command_open on accepted_command (accepted_at) where settled_at is null');
    this.addSql(`
      create table ingested_event (
        source text not null,
        id text not null,
        ingested_at timestamptz(3) not null default now(),
        primary key (source, id)
      )`);
    this.addSql(`
      create table trade_in (
        id text primary key,
        hero_id text not null references hero (id),
        programme text not null,
        device text not null,
        condition text not null,
        state text not null check (state in ('quoted', 'verified', 'rejected', 'expired')),
        value_fils bigint not null check (value_fils >= 0),
        points bigint not null check (points >= 0),
        bottles_prevented bigint not null,
        co2saved bigint not null,
        quoted_at timestamptz(3),
        locked_until timestamptz(3),
        decided_at timestamptz(3)
      )`);
    this.addSql('create index trade_in_hero on trade_in (hero_id)');
    this.addSql(`
      create table impact_total (
        shard smallint primary key,
        bottles_prevented bigint not null default 0,
        co2saved bigint not null default 0,
        rewards bigint not null default 0,
        heroes bigint not null default 0,
        points bigint not null default 0
      ) with (fillfactor = 50)`);
    this.addSql('insert into impact_total (shard) select generate_series(0, 15)');
    this.addSql('create table seed_run (name text primary key, ran_at timestamptz(3) not null default now())');
  }
}
