import { transactionalHandler } from '../commands/command-handler.js';

/** So many rows at a time: what is left is removed the next time. */
const MOST = 20_000;

/**
 * Removes what nobody asks for any more: stored answers of commands whose senders gave no key after a day, of those who did
 * after 30 days, the concierge's after two hours, settled commands after a week, and ended webhook deliveries after 90 days.
 */
export const removeOldRecords = transactionalHandler<'remove-old-records'>(async (_payload, transaction) => {
  const answers = await transaction.query(
    `delete from command_result where (scope, key) in (
       select scope, key from command_result
       where created_at < now() - interval '1 hour'
         and (created_at < now() - interval '30 days' or (name in ('ask-concierge', 'check-books', 'remove-old-records') and created_at < now() - interval '2 hours')
              or (key = command_id and created_at < now() - interval '1 day'))
       order by created_at limit $1)
     returning 1`,
    [MOST],
  );
  const accepted = await transaction.query(
    `delete from accepted_command where id in (select id from accepted_command where settled_at < now() - interval '7 days' limit $1) returning 1`,
    [MOST],
  );
  const deliveries = await transaction.query(
    `with old as (
       select id from webhook_delivery where state <> 'pending' and created_at < now() - interval '90 days' limit $1 for update skip locked
     ), attempts as (
       delete from webhook_attempt where delivery_id in (select id from old)
     )
     delete from webhook_delivery where id in (select id from old) returning 1`,
    [MOST],
  );
  return { result: { removed: answers.length + accepted.length + deliveries.length }, transactionId: undefined };
});
