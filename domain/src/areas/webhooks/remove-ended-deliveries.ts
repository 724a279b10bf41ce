import type { Database } from '../../kernel/database/database.js';

/** Removes up to so many deliveries that ended 90 days ago, with their attempts, and says how many. */
export async function removeEndedDeliveries(database: Database, rows: number): Promise<number> {
  const removed = await database.query(
    `with old as (
       select id from webhook_delivery where state <> 'pending' and created_at < now() - interval '90 days' limit $1 for update skip locked
     ), attempts as (
       delete from webhook_attempt where delivery_id in (select id from old)
     )
     delete from webhook_delivery where id in (select id from old) returning 1`,
    [rows],
  );
  return removed.length;
}
