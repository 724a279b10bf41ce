import { Migration } from '@mikro-orm/migrations';

/** What the desk looks at before a trade-in is credited, and how it is found out. */
export class TradeInFlags extends Migration {
  override up(): void {
    this.addSql(`create table trade_in_flag (
      trade_in_id text not null references trade_in (id),
      reason text not null,
      note text not null,
      raised_at timestamptz(3) not null,
      cleared_at timestamptz(3),
      cleared_by text,
      remark text not null default '',
      primary key (trade_in_id, reason)
    )`);
    this.addSql(`create index account_mailbox on account (lower(regexp_replace(email, '\\+[^@]*@', '@')))`);
    this.addSql('create index trade_in_handover_door on trade_in_handover (lower(address)) where address is not null');
  }
}
