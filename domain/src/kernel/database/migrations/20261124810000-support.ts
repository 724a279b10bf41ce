import { Migration } from '@mikro-orm/migrations';

/** Heroes that support hides, corrections of points, and what people are found by. */
export class Support extends Migration {
  override up(): void {
    this.addSql(`
      alter table hero
        add column hidden_at timestamptz(3),
        add column hidden_for text
    `);
    this.addSql(`create table point_correction (
      id text primary key,
      hero_id text not null references hero (id),
      points bigint not null check (points <> 0),
      reason text not null,
      note text,
      state text not null check (state in ('proposed', 'applied', 'declined')),
      proposed_at timestamptz(3) not null,
      proposed_by_id text not null,
      proposed_by text not null,
      decided_at timestamptz(3),
      decided_by text
    )`);
    this.addSql('create index point_correction_newest on point_correction (proposed_at, id)');
    this.addSql('create index point_correction_hero on point_correction (hero_id, proposed_at, id)');
    this.addSql('create index audit_entry_subject on audit_entry (subject, id desc)');
    this.addSql('create index hero_profile_email on hero_profile (lower(email))');
    this.addSql(
      String.raw`create index hero_profile_phone on hero_profile (right(regexp_replace(phone, '\D', '', 'g'), 9))`,
    );
  }
}
