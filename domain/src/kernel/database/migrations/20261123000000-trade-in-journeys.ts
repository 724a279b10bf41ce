import { Migration } from '@mikro-orm/migrations';

/** Trade-ins from the locked price to the money: handing over, inspection, steps; pickup slots with their capacity. */
export class TradeInJourneys extends Migration {
  override up(): void {
    this.addSql('alter table trade_in drop constraint trade_in_state_check');
    this.addSql(`alter table trade_in
      add constraint trade_in_state_check check (state in (
        'quoted', 'booked', 'collected', 'received', 'inspected', 'countered', 'accepted', 'wiped', 'verified',
        'returning', 'returned', 'rejected', 'expired', 'cancelled'
      )),
      add column code text,
      add column answers jsonb,
      add column certificate text,
      add column due_at timestamptz(3),
      add column is_demo boolean not null default false,
      add constraint trade_in_code unique (code)`);
    this.addSql('update trade_in set due_at = locked_until where state = \'quoted\'');
    this.addSql('create index trade_in_due on trade_in (state, due_at, id)');
    this.addSql(`create table trade_in_step (
      id uuid primary key,
      trade_in_id text not null references trade_in (id),
      state text not null,
      at timestamptz(3) not null,
      by text not null,
      note text not null default ''
    )`);
    this.addSql('create index trade_in_step_of on trade_in_step (trade_in_id, id)');
    this.addSql(`create table trade_in_handover (
      trade_in_id text primary key references trade_in (id),
      method text not null,
      zone_id text,
      day text,
      slot text,
      starts_at timestamptz(3),
      ends_at timestamptz(3),
      address text,
      contact text,
      phone text,
      fee_fils bigint not null default 0
    )`);
    this.addSql('create index trade_in_handover_route on trade_in_handover (starts_at, trade_in_id)');
    this.addSql(`create table trade_in_inspection (
      trade_in_id text primary key references trade_in (id),
      device text not null,
      condition text not null,
      value_fils bigint not null,
      points bigint not null,
      answers jsonb,
      wrong_answers text[] not null default '{}',
      note text not null default '',
      inspected_at timestamptz(3) not null,
      by text not null,
      open_until timestamptz(3)
    )`);
    this.addSql(`create table pickup_slot (
      zone_id text not null,
      day text not null,
      slot text not null,
      booked integer not null,
      primary key (zone_id, day, slot),
      constraint pickup_slot_capacity check (booked between 0 and 6)
    )`);
  }
}
