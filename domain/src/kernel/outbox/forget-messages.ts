import type { Transaction } from '../database/database.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/** Removes every message to an e-mail address whose owner leaves: what waits is not sent any more. */
export async function forgetMessagesTo(transaction: Transaction, email: string): Promise<void> {
  await transaction.tables<typeof OutboxMessage>().deleteFrom('outbox_message').where('channel', '=', 'email')
    .where('address', '=', email).execute();
}
