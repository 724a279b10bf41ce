import type { Row, Transaction } from '../../kernel/database/database.js';
import type { EmailContent, EmailPart, MessageLocale } from '../../kernel/outbox/message-content.js';
import type { OutboxMessage } from '../../kernel/outbox/outbox-message.entity.js';
import { type NewEmail, postEmails } from '../../kernel/outbox/post-messages.js';

/** `topic`: what it is about. An e-mail that still waits about the same topic is over. */
export type NewsEmail = NewEmail & { topic: string };

/** An e-mail that waits, for example for the end of quiet hours. */
type Held = Pick<Row<typeof OutboxMessage>, 'id' | 'heroId' | 'address' | 'locale' | 'dueAt' | 'content'>;

/** The latest comes first: a bare count would hide what is important. */
const TITLES: Readonly<Record<MessageLocale, (latest: string, others: number) => string>> = {
  en: (latest, others) => `${latest}, and ${others} more`,
  ar: (latest, others) => `${latest}، ومستجدات أخرى: ${others}`,
};

/**
 * Posts e-mails. Those that wait for the same moment become one, in the order of time; of each topic only the latest
 * is sent.
 */
export async function postNews(transaction: Transaction, emails: readonly NewsEmail[]): Promise<void> {
  if (emails.length === 0) return;
  const held = await waiting(transaction, emails[0]!.time).where('address', 'in', emails.map(({ to }) => to)).execute();
  const changed = new Set<Held>();
  for (const { topic, ...email } of emails) {
    for (const message of held.filter((each) => isOf(email, each) && dropTopic(each, topic))) changed.add(message);
  }
  const posted: NewEmail[] = emails.filter((email) => !waits(email)).map(({ topic: _topic, ...email }) => email);
  const nights = Map.groupBy(emails.filter(waits), ({ to, heroId, dueAt }) => `${to} ${heroId} ${dueAt!.getTime()}`);
  for (const [first, ...others] of nights.values()) {
    const { topic: _topic, ...email } = first!;
    const joined = held.find((each) => isOf(email, each) && each.dueAt.getTime() === email.dueAt!.getTime());
    const parts = latestOfEach([...(joined ? partsOf(joined) : []), ...[first!, ...others].map(partOf)]);
    if (!joined) {
      posted.push({ ...email, content: contentOf(parts, email.locale) });
    } else {
      joined.content = contentOf(parts, joined.locale);
      changed.add(joined);
    }
  }
  await postEmails(transaction, posted);
  await rewrite(transaction, [...changed]);
}

/** Takes back what waits to be said about these topics, to a hero or an address: the next step is done already. */
export async function dropHeld(
  transaction: Transaction,
  over: readonly ({ topic: string } & ({ heroId: string; to?: never } | { heroId?: never; to: string }))[],
  now: Date,
): Promise<void> {
  if (over.length === 0) return;
  const held = await waiting(transaction, now).where(({ eb, or }) =>
    or([
      eb('heroId', 'in', over.flatMap(({ heroId }) => heroId ?? [])), eb('address', 'in', over.flatMap(({ to }) => to ?? [])),
    ])
  ).execute();
  await rewrite(transaction, held.filter((message) =>
    over.filter(({ heroId, to }) => (to ? to === message.address : heroId === message.heroId))
      .map(({ topic }) => dropTopic(message, topic)).includes(true)
  ));
}

function waiting(transaction: Transaction, now: Date) {
  return transaction.tables<typeof OutboxMessage>().selectFrom('outbox_message')
    .select(['id', 'heroId', 'address', 'locale', 'dueAt', 'content'])
    .where('channel', '=', 'email').where('state', '=', 'waiting').where('dueAt', '>', now)
    .orderBy('id').forUpdate();
}

async function rewrite(transaction: Transaction, messages: readonly Held[]): Promise<void> {
  for (const { id, content } of messages) {
    const parts = (content as EmailContent).parts ?? [];
    const isOver = parts.length === 0;
    await transaction.tables<typeof OutboxMessage>().updateTable('outbox_message')
      .set(isOver
        ? { state: 'cancelled' as const, error: 'The next step came before it was sent.' }
        : { content, unsubscribePath: parts[0]!.unsubscribePath ?? null })
      .where('id', '=', id).execute();
  }
}

function waits({ dueAt, time }: NewEmail): boolean {
  return dueAt !== undefined && dueAt > time;
}

function isOf({ to, heroId = null }: Pick<NewEmail, 'to'> & { heroId?: string | null }, held: Held): boolean {
  return held.address === to && held.heroId === heroId;
}

/** Messages of other kinds, such as codes, have no parts and stay as they are. */
function dropTopic(message: Held, topic: string): boolean {
  const parts = partsOf(message);
  const left = parts.filter((part) => part.topic !== topic);
  if (left.length === parts.length) return false;
  message.content = contentOf(left, message.locale);
  return true;
}

function partsOf({ content }: Held): readonly EmailPart[] {
  return (content as EmailContent).parts ?? [];
}

function partOf(email: NewsEmail): EmailPart {
  const { topic, unsubscribePath, content: { subject, paragraphs, action, otherAction, calendar } } = email;
  return {
    topic, subject, paragraphs, ...(action && { action }), ...(otherAction && { otherAction }),
    ...(calendar && { calendar }), ...(unsubscribePath && { unsubscribePath }),
  };
}

function latestOfEach(parts: readonly EmailPart[]): EmailPart[] {
  return parts.filter(({ topic }, at) => parts.findLastIndex((part) => part.topic === topic) === at);
}

function contentOf(parts: readonly EmailPart[], locale: MessageLocale): EmailContent {
  const [only, ...others] = parts;
  if (only && others.length === 0) {
    const { topic: _topic, unsubscribePath: _path, ...content } = only;
    return { ...content, heading: content.subject, parts };
  }
  // None is left where all are over.
  const title = TITLES[locale](parts.at(-1)?.subject ?? '', others.length);
  return { subject: title, heading: title, paragraphs: [], parts };
}
