import type { MessageChannel } from '@planet-heroes/contracts/kernel/outbox/message-report';
import type { Queryable, Transaction } from '../database/database.js';
import { insertRows } from '../database/rows-of.js';
import { scheduleCommands } from '../schedule/schedule-commands.js';
import type { EmailContent, MessageLocale, PushContent } from './message-content.js';
import type { OutboxMessage } from './outbox-message.entity.js';

export type { EmailContent, MessageLocale, PushContent } from './message-content.js';

/** What messages of every channel have. */
interface NewMessage {
  /** Unique for the message: posting it again does nothing. */
  id: string;
  kind: string;
  locale: MessageLocale;
  /** The instance's time. */
  time: Date;
  /** Not before then; at once, where it is left out. */
  dueAt?: Date;
  /** It is not sent from then on. */
  expiresAt?: Date;
  /** Whose it is: it goes with the hero. */
  heroId?: string;
}

export interface NewEmail extends NewMessage {
  to: string;
  content: EmailContent;
  /**
   * Where "unsubscribe" leads, as the path of a page; the same path below `/api` takes the one click that mail programs
   * offer (RFC 8058).
   */
  unsubscribePath?: string;
  /** The content's `code` is taken out of the row once the message was sent. */
  isSecret?: boolean;
}

export interface NewPush extends NewMessage {
  subscriptionId: string;
  content: PushContent;
}

/** Posts e-mails in the caller's transaction: they are sent if, and only if, it commits. */
export function postEmails(transaction: Transaction, emails: readonly NewEmail[]): Promise<void> {
  return post(transaction, emails.map((email) => ({ ...email, channel: 'email', address: email.to })));
}

/** Posts pushes in the caller's transaction, each to one browser. */
export function postPushes(transaction: Transaction, pushes: readonly NewPush[]): Promise<void> {
  return post(transaction, pushes.map((push) => ({ ...push, channel: 'push', address: push.subscriptionId })));
}

/** An attempt to send a message, at its time. */
export async function scheduleMessages(
  transaction: Queryable,
  messages: readonly { messageId: string; attempt: number; dueAt: Date }[],
): Promise<void> {
  await scheduleCommands(
    transaction,
    messages.map(({ messageId, attempt, dueAt }) => ({
      id: `deliver-message-${messageId}-${attempt}`,
      name: 'deliver-message',
      payload: { messageId, attempt },
      dueAt,
    })),
  );
}

type AnyMessage = NewMessage &
  Pick<NewEmail, 'unsubscribePath' | 'isSecret'> & {
    channel: MessageChannel;
    address: string;
    content: EmailContent | PushContent;
  };

async function post(transaction: Transaction, messages: readonly AnyMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({
    id: message.id,
    channel: message.channel,
    kind: message.kind,
    address: message.address,
    locale: message.locale,
    content: message.content,
    state: 'waiting' as const,
    dueAt: message.dueAt ?? message.time,
    expiresAt: message.expiresAt ?? null,
    createdAt: message.time,
    isSecret: message.isSecret ?? false,
    unsubscribePath: message.unsubscribePath ?? null,
    heroId: message.heroId ?? null,
  }));
  const posted = await insertRows(transaction.tables<typeof OutboxMessage>(), 'outbox_message', rows, {
    id: 'text',
    channel: 'text',
    kind: 'text',
    address: 'text',
    locale: 'text',
    content: 'jsonb',
    state: 'text',
    dueAt: 'timestamptz',
    expiresAt: 'timestamptz',
    createdAt: 'timestamptz',
    isSecret: 'boolean',
    unsubscribePath: 'text',
    heroId: 'text',
  })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'dueAt'])
    .execute();
  await scheduleMessages(transaction, posted.map(({ id, dueAt }) => ({ messageId: id, attempt: 1, dueAt })));
}
