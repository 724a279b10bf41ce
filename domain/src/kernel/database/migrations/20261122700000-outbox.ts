import { Migration } from '@mikro-orm/migrations';

/** Outgoing messages, the heroes' inboxes, and their choice of notifications. */
export class Outbox extends Migration {
  override up(): void {
    this.addSql(`create table outbox_message (
      id text primary key,
      channel text not null,
      kind text not null,
      address text not null,
      locale text not null,
      content jsonb not null,
      state text not null,
      attempts integer not null default 0,
      due_at timestamptz(3) not null,
      expires_at timestamptz(3),
      created_at timestamptz(3) not null,
      claimed_at timestamptz(3),
      interrupted boolean not null default false,
      sent_at timestamptz(3),
      error text,
      is_secret boolean not null default false,
      unsubscribe_path text,
      hero_id text
    )`);
    this.addSql('create index outbox_message_newest on outbox_message (created_at desc, id desc)');
    this.addSql('create index outbox_message_address on outbox_message (address)');
    this.addSql('create index outbox_message_hero on outbox_message (hero_id) where hero_id is not null');
    this.addSql(`create table push_subscription (
      id text primary key,
      hero_id text not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      locale text not null,
      created_at timestamptz(3) not null,
      constraint push_subscription_endpoint unique (endpoint)
    )`);
    this.addSql('create index push_subscription_hero on push_subscription (hero_id)');
    this.addSql(`create table inbox_item (
      id text primary key,
      hero_id text not null,
      kind text not null,
      data jsonb not null,
      created_at timestamptz(3) not null,
      read_at timestamptz(3)
    )`);
    this.addSql('create index inbox_item_newest on inbox_item (hero_id, created_at desc, id desc)');
    this.addSql('create index inbox_item_unread on inbox_item (hero_id) where read_at is null');
    this.addSql('create index inbox_item_age on inbox_item (created_at)');
    this.addSql(`create table notification_choice (
      owner_id text not null,
      kind text not null,
      channel text not null,
      wanted boolean not null,
      primary key (owner_id, kind, channel)
    )`);
    this.addSql(`create table quiet_hours (
      hero_id text primary key,
      from_minute integer not null,
      until_minute integer not null
    )`);
    this.addSql(`create table known_rank (
      hero_id text primary key,
      rank integer not null,
      told_at timestamptz(3)
    )`);
  }
}
