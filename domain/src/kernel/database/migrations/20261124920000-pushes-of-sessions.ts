import { Migration } from '@mikro-orm/migrations';

/**
 * Pushes end with the session that asked for them. Where a hero has several nobody knows whose a browser is: it ends
 * when all of them do.
 */
export class PushesOfSessions extends Migration {
  override up(): void {
    this.addSql(`
      alter table push_subscription
        add column session_id text,
        add constraint push_subscription_session_id_foreign foreign key (session_id) references session (id)
          on delete cascade`);
    this.addSql('create index push_subscription_session on push_subscription (session_id)');
    this.addSql(`
      update push_subscription set session_id = lasting.id
      from (
        select hero_id, min(id) as id from session where ended_at is null group by hero_id having count(*) = 1
      ) as lasting
      where lasting.hero_id = push_subscription.hero_id`);
  }
}
