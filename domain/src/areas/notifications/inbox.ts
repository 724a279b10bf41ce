import { sql } from 'kysely';
import { INBOX_KEPT_DAYS } from '@planet-heroes/contracts/areas/notifications/catalogue';
import type { InboxAnswer, InboxItem as ItemView } from '@planet-heroes/contracts/areas/notifications/schemas';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable, Row, Transaction } from '../../kernel/database/database.js';
import { pageOf, readCursor } from '../../kernel/database/keyset.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import type { Retention } from '../../kernel/retention/retention.js';
import { assertHero, lockHero } from '../heroes/heroes.area.js';
import type { InboxItem } from './inbox-item.entity.js';

const REMOVED_AT_ONCE = 2_000;
const MAX_ROUNDS = 100;

/** A page of a hero's inbox, newest first. Throws `unknown_hero`. */
export async function readInbox(
  database: Queryable,
  heroId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<InboxAnswer> {
  await assertHero(database, heroId);
  let wanted = database.tables<typeof InboxItem>().selectFrom('inbox_item').selectAll().where('heroId', '=', heroId)
    .orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit + 1);
  if (before !== undefined) {
    const { time, id } = readCursor(before);
    wanted = wanted.where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(time, id)));
  }
  const { page, next } = pageOf(await wanted.execute(), limit, ({ createdAt, id }) => ({ time: createdAt, id }));
  return { items: page.map(viewOf), unread: await unreadOf(database, heroId), next: next ?? null };
}

function viewOf({ id, kind, data, createdAt, readAt }: Row<typeof InboxItem>): ItemView {
  return { id, kind, data, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null } as ItemView;
}

async function unreadOf(database: Queryable, heroId: string): Promise<number> {
  const { unread } = await database.tables<typeof InboxItem>().selectFrom('inbox_item')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('heroId', '=', heroId).where('readAt', 'is', null).executeTakeFirstOrThrow();
  return Number(unread);
}

/** Marks lines as read: those named, or all. */
export const markInboxRead = transactionalHandler<'read-inbox'>(
  async ({ heroId, ids }, transaction, { commandId, now }) => {
    await lockHero(transaction, heroId);
    let unread = transaction.tables<typeof InboxItem>().updateTable('inbox_item').set({ readAt: now })
      .where('heroId', '=', heroId).where('readAt', 'is', null);
    if (ids) unread = unread.where('id', '=', sql<string>`any(${ids}::text[])`);
    const read = await unread.returning('id').execute();
    const transactionId = await appendEvents(transaction, read.length === 0 ? [] : [{
      type: 'inbox.items_read', subject: heroId, cause: commandId, time: now, data: { heroId, items: read.length },
    }]);
    return { result: { unread: await unreadOf(transaction, heroId) }, transactionId };
  },
);

/** Removes lines that have been kept for long enough; those that nobody read count as read. */
export const removeOldItems: Retention = async (database, { cause, now, bound }) => {
  let removed = 0;
  let transactionId: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const done = await database.transaction((transaction) => removeSome(transaction, { cause, time: now }), { bound });
    removed += done.count;
    transactionId = done.transactionId ?? transactionId;
    if (done.count < REMOVED_AT_ONCE) break;
  }
  return { removed, transactionId };
};

async function removeSome(transaction: Transaction, told: { cause: string; time: Date }) {
  const before = new Date(told.time.getTime() - INBOX_KEPT_DAYS * DAY_MS);
  const tables = transaction.tables<typeof InboxItem>();
  const old = await tables.deleteFrom('inbox_item')
    .where('id', 'in', tables.selectFrom('inbox_item').select('id').where('createdAt', '<', before)
      .orderBy('createdAt').limit(REMOVED_AT_ONCE).forUpdate().skipLocked())
    .returning(['heroId', 'readAt']).execute();
  const unread = Map.groupBy(old.filter(({ readAt }) => !readAt), ({ heroId }) => heroId);
  const transactionId = await appendEvents(transaction, [...unread].map(([heroId, items]) => ({
    type: 'inbox.items_read', subject: heroId, ...told, data: { heroId, items: items.length },
  })));
  return { count: old.length, transactionId };
}
