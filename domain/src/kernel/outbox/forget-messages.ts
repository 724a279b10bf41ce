import { externalHandler } from '../commands/command-handler.js';
import type { Transaction } from '../database/database.js';
import { scheduleCommands } from '../schedule/schedule-commands.js';
import { hashOfMessage } from './message-id.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/** By then no worker holds a message any more that it had taken before its row went. */
const UNTIL_SENT_MS = 60_000;

/**
 * Removes every message of these heroes, or to these addresses, whose owners leave: what waits is not sent any more,
 * and what was kept as a file goes a minute later.
 */
export async function forgetMessages(
  transaction: Transaction,
  of: { heroIds: readonly string[] } | { addresses: readonly string[] },
  time: Date,
): Promise<void> {
  const tables = transaction.tables<typeof OutboxMessage>();
  const removed = await tables.deleteFrom('outbox_message')
    .where(({ and, eb }) =>
      'heroIds' in of
        ? eb('heroId', 'in', of.heroIds)
        : and([eb('channel', '=', 'email'), eb('address', 'in', of.addresses)])
    )
    .returning(['id', 'channel']).execute();
  const messages = removed.filter(({ channel }) => channel === 'email').map(({ id }) => hashOfMessage(id)).sort();
  if (messages.length === 0) return;
  const dueAt = new Date(time.getTime() + UNTIL_SENT_MS);
  await scheduleCommands(transaction, [{ id: `forget-mail-${messages[0]}`, name: 'forget-mail', payload: { messages }, dueAt }]);
}

/** Removes what is kept of messages outside the database. Missing ones count as removed. */
export const forgetMail = externalHandler<'forget-mail', undefined>({
  async external({ messages }, _database, { services }) {
    await services.mailer.forget(messages);
    return undefined;
  },
  commit: (_found, { messages }) =>
    Promise.resolve({ result: { messages: messages.length }, transactionId: undefined }),
});
