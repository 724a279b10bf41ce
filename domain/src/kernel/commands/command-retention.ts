import { removeInRounds, type Retention } from '../retention/retention.js';

/** Answers that senders without a key get again for a day, those with one for 30; of what only computes, for two hours. */
const OLD_RESULTS = `delete from command_result where (scope, key) in (
  select scope, key from command_result
  where created_at < now() - interval '1 hour'
    and (created_at < now() - interval '30 days' or (name in ('ask-concierge', 'check-books', 'remove-old-records') and created_at < now() - interval '2 hours')
         or (key = command_id and created_at < now() - interval '1 day'))
  order by created_at limit $1)
returning 1`;

/** Commands that failed for good may be tried again for 14 days. */
const OLD_PAYLOADS = `delete from command_payload where id in (
  select id from command_payload as kept where created_at < now() - interval '15 days'
    and not exists (select from accepted_command where accepted_command.id = kept.id and settled_at is null) limit $1)
returning 1`;

const OLD_ACCEPTED = `delete from accepted_command
where id in (select id from accepted_command where settled_at < now() - interval '7 days' limit $1) returning 1`;

/** What is kept of commands that have ended. */
export const KERNEL_RETENTION: readonly Retention[] = [OLD_RESULTS, OLD_PAYLOADS, OLD_ACCEPTED].map((sql) =>
  removeInRounds(async (database, rows) => (await database.query(sql, [rows])).length),
);
