import { outwardHandler } from '../../kernel/commands/command-handler.js';
import { removeOldImports } from '../imports/remove-old-imports.js';
import type { Database } from '../../kernel/database/database.js';

/** So many rows in one transaction: readers of the log wait for each. */
const AT_ONCE = 2_000;
/** What is left after so many rounds is removed the next time. */
const MOST_ROUNDS = 100;

/** Each removes up to so many rows and returns a row for each. */
const REMOVALS = [
  `delete from command_result where (scope, key) in (
     select scope, key from command_result
     where created_at < now() - interval '1 hour'
       and (created_at < now() - interval '30 days' or (name in ('ask-concierge', 'check-books', 'remove-old-records') and created_at < now() - interval '2 hours')
            or (key = command_id and created_at < now() - interval '1 day'))
     order by created_at limit $1)
   returning 1`,
  // Commands that failed for good may be tried again for 14 days.
  `delete from command_payload where id in (
     select id from command_payload as kept where created_at < now() - interval '15 days'
       and not exists (select from accepted_command where accepted_command.id = kept.id and settled_at is null) limit $1)
   returning 1`,
  `delete from accepted_command where id in (select id from accepted_command where settled_at < now() - interval '7 days' limit $1) returning 1`,
  `with old as (
     select id from webhook_delivery where state <> 'pending' and created_at < now() - interval '90 days' limit $1 for update skip locked
   ), attempts as (
     delete from webhook_attempt where delivery_id in (select id from old)
   )
   delete from webhook_delivery where id in (select id from old) returning 1`,
];

/**
 * Removes what nobody asks for any more: stored answers of commands whose senders gave no key after a day, of those who did
 * after 30 days, the concierge's after two hours, settled commands after a week, ended webhook deliveries after 90 days, and
 * imports once they have been kept for as long as their company's are. In many short transactions: it may run again.
 */
export const removeOldRecords = outwardHandler<'remove-old-records', { removed: number; transactionId: string | undefined }>({
  async reach(_payload, database, { commandId, now, services }) {
    let removed = 0;
    for (const sql of REMOVALS) removed += await repeat((rows) => remove(database, sql, rows));
    const imports = await removeOldImports(database, { cause: commandId, now, bound: { ms: services.transactionBoundMs, owner: 'remove-old-records' } });
    return { removed: removed + imports.removed, transactionId: imports.transactionId };
  },
  record: async ({ removed, transactionId }) => ({ result: { removed }, transactionId }),
});

async function remove(database: Database, sql: string, rows: number): Promise<number> {
  return (await database.query(sql, [rows])).length;
}

async function repeat(removeSome: (rows: number) => Promise<number>): Promise<number> {
  let removed = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const some = await removeSome(AT_ONCE);
    removed += some;
    if (some < AT_ONCE) break;
  }
  return removed;
}
