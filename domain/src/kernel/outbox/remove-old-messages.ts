import { sql } from 'kysely';
import type { Database } from '../database/database.js';
import { removeInRounds } from '../retention/retention.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/** Messages that ended are kept for 30 days, for operators who are asked what became of one. */
async function removeOld(database: Database, rows: number): Promise<number> {
  const tables = database.tables<typeof OutboxMessage>();
  const removed = await tables.deleteFrom('outbox_message')
    .where('id', 'in', tables.selectFrom('outbox_message').select('id').where('state', 'in', ['sent', 'failed', 'cancelled'])
      .where('createdAt', '<', sql<Date>`now() - interval '30 days'`).limit(rows).forUpdate().skipLocked())
    .returning('id').execute();
  return removed.length;
}

export const removeOldMessages = removeInRounds(removeOld);
