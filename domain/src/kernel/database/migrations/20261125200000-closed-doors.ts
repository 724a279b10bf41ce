import { Migration } from '@mikro-orm/migrations';

/** Keys and addresses of ended commands become digests: nobody may send them again, or read whose they were. */
export class ClosedDoors extends Migration {
  override up(): void {
    const digest = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
    const withoutAddress = (scope: string) =>
      `case when ${scope} like 'code:%@%' or ${scope} like 'sign-in:%@%'
         then split_part(${scope}, ':', 1) || ':' || ${digest(scope)} else ${scope} end`;
    // Commands in progress are found by the key that their jobs carry.
    this.addSql(`
      update command_result as result
      set key = case when key = command_id then key else ${digest(`scope || ' ' || key`)} end,
          scope = ${withoutAddress('scope')}
      where scope <> 'schedule' and (key <> command_id or scope like '%@%')
        and not exists (select 1 from accepted_command where settled_at is null and job ->> 'key' = result.key)`);
    this.addSql(`
      update accepted_command
      set job = job || jsonb_build_object('key', '', 'bodyHash', '', 'scope', ${withoutAddress(`(job ->> 'scope')`)})
      where settled_at is not null`);
    this.addSql(`
      alter table sign_in_code add column foreign_tries integer not null default 0, add column browser text,
        add column network text, add column is_known boolean not null default false`);
    this.addSql(`create trigger audit_entry_is_kept before truncate on audit_entry
      for each statement execute function refuse_change()`);
    this.addSql('alter table accepted_command add column asker text');
    this.addSql(`
      create index command_result_signed_in on command_result ((outcome -> 'result' ->> 'accountId'))
      where name in ('sign-in', 'sign-in-with-passkey')`);
  }
}
