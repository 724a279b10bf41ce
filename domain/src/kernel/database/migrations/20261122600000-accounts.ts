import { Migration } from '@mikro-orm/migrations';

/** Accounts, sessions that can be ended, sign-in codes and passkeys; heroes that are guests. */
export class Accounts extends Migration {
  override up(): void {
    this.addSql('alter table hero add column guest boolean not null default false');
    this.addSql(`create table account (
      id text primary key,
      email text,
      hero_id text references hero on delete set null,
      locale text not null default 'en',
      created_at timestamptz(3) not null,
      constraint account_email unique (email),
      constraint account_hero unique (hero_id)
    )`);
    this.addSql(`create table session (
      id text primary key,
      token_hash text not null,
      hero_id text,
      account_id text,
      company_id text,
      other_hero_id text,
      device text not null,
      created_at timestamptz(3) not null,
      last_seen_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3),
      constraint session_token unique (token_hash)
    )`);
    this.addSql('create index session_hero on session (hero_id) where hero_id is not null');
    this.addSql('create index session_account on session (account_id) where account_id is not null');
    this.addSql(`create table sign_in_code (
      id text primary key,
      email text not null,
      code_hash text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      tries integer not null default 0,
      ended_at timestamptz(3)
    )`);
    this.addSql('create index sign_in_code_email on sign_in_code (email, created_at desc)');
    this.addSql(`create table passkey (
      id text primary key,
      account_id text not null references account on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz(3) not null,
      last_used_at timestamptz(3)
    )`);
    this.addSql('create index passkey_account on passkey (account_id)');
    this.addSql(`create table passkey_challenge (
      id text primary key,
      challenge text not null,
      session_id text,
      expires_at timestamptz(3) not null
    )`);
    this.addSql('create index passkey_challenge_expiry on passkey_challenge (expires_at)');
  }
}
