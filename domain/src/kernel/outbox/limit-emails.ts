import { sql } from 'kysely';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Transaction } from '../database/database.js';
import type { OutboxMessage } from './outbox-message.entity.js';

interface EmailLimit {
  kind: string;
  to: string;
  /** Of this kind to one mailbox in 24 hours, from all causes together. */
  aDay: number;
  now: Date;
}

/**
 * Throws `too_many_requests` where a mailbox got enough e-mails of a kind. Addresses that differ in case or after
 * a plus are one mailbox. Call it last before posting: it locks the mailbox for the transaction.
 */
export async function assertFewEmails(transaction: Transaction, { kind, to, aDay, now }: EmailLimit): Promise<void> {
  const mailbox = to.toLowerCase().replace(/\+[^@]*@/, '@');
  const tables = transaction.tables<typeof OutboxMessage>();
  await tables.selectNoFrom(({ fn, lit, val }) =>
    fn<null>('pg_advisory_xact_lock', [fn('hashtextextended', [val(`${kind} ${mailbox}`), lit(0)])]).as('locked'))
    .execute();
  const posted = await tables.selectFrom('outbox_message').select('createdAt')
    .where('kind', '=', kind).where('createdAt', '>', new Date(now.getTime() - DAY_MS))
    .where(sql<string>`lower(regexp_replace(address, '\\+[^@]*@', '@'))`, '=', mailbox)
    .orderBy('createdAt', 'desc').limit(aDay).execute();
  const oldest = posted[aDay - 1];
  if (!oldest) return;
  const retryAfter = Math.max(1, Math.ceil((oldest.createdAt.getTime() + DAY_MS - now.getTime()) / 1000));
  const text = `This address was sent ${aDay} e-mails of this kind within a day. Please try again tomorrow.`;
  throw new AppError('too_many_requests', text, { retryAfter });
}
