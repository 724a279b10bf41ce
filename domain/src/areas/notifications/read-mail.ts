import type { MailAnswer, MailMessage } from '@planet-heroes/contracts/areas/notifications/schemas';
import type { Queryable, Row } from '../../kernel/database/database.js';
import { type EmailContent, type PushContent, severalParts } from '../../kernel/outbox/message-content.js';
import type { OutboxMessage } from '../../kernel/outbox/outbox-message.entity.js';

/** The newest messages, for operators. Where they really go out, no text is shown: it is the recipient's. */
export async function readMail(
  database: Queryable,
  { limit, isSent }: { limit: number; isSent: boolean },
): Promise<MailAnswer> {
  const newest = await database.tables<typeof OutboxMessage>().selectFrom('outbox_message').selectAll()
    .orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return { isSent, messages: newest.map((message) => viewOf(message, isSent)) };
}

function viewOf(message: Row<typeof OutboxMessage>, isSent: boolean): MailMessage {
  const { id, channel, address, kind, locale, state, attempts, createdAt, dueAt, sentAt, error } = message;
  const { subject, ...content } = shownOf(message);
  return {
    id, channel, to: address, kind, locale, state, subject, attempts, error,
    content: isSent ? null : content,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

function shownOf({ channel, content }: Row<typeof OutboxMessage>) {
  if (channel === 'push') {
    const { title, body, path } = content as PushContent;
    return { subject: title, paragraphs: [body], code: null, action: { label: path, url: path }, footnote: null };
  }
  const email = content as EmailContent;
  const { subject, paragraphs, code = null, action = null, footnote = null } = email;
  const parts = severalParts(email);
  const texts = [...paragraphs, ...parts.flatMap((part) => [part.subject, ...part.paragraphs])];
  return { subject, paragraphs: texts, code, action: action ?? parts[0]?.action ?? null, footnote };
}
