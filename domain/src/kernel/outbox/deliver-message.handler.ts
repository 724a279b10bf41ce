import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { MessageState } from '@planet-heroes/contracts/kernel/outbox/message-states';
import type { FailedSend, Pusher } from '@planet-heroes/contracts/kernel/outbox/senders';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import { externalHandler } from '../commands/command-handler.js';
import type { CommandServices } from '../commands/command-services.js';
import type { Database, Row, Transaction } from '../database/database.js';
import { layOutEmail } from './lay-out-email.js';
import { type EmailContent, type PushContent, severalParts } from './message-content.js';
import { OutboxMessage } from './outbox-message.entity.js';
import { hashOfMessage, messageIdOf } from './message-id.js';
import { scheduleMessages } from './post-messages.js';
import type { PushSubscription } from './push-subscription.entity.js';

/** How long is waited after each attempt that met a passing fault; after the last one the message has failed. */
export const MESSAGE_RETRY_DELAYS_MS = [
  5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 12 * HOUR_MS,
] as const;

/** No attempt takes longer: senders give up before. A worker that claimed a message and is silent by then has ended. */
const CLAIM_HELD = sql<Date>`clock_timestamp() - interval '30 seconds'`;

type Message = Row<typeof OutboxMessage>;
type Outcome =
  | Awaited<ReturnType<Pusher['send']>>
  | { status: 'expired' }
  | ({ status: 'interrupted' } & FailedSend);
type Found = { kind: 'settled' } | { kind: 'tried'; outcome: Outcome };

const INTERRUPTED: Outcome = {
  status: 'interrupted', fault: 'interrupted', error: 'Its sending was interrupted twice: it may have arrived.',
};

/** Another worker has the message in hand; its queue lets this one look again later. */
export class MessageInHandError extends Error {}

/**
 * One attempt to send a message. It is claimed before it is sent, so that workers with the same command send it once. A
 * worker that dies in between leaves its claim: the message is sent once more, with the same Message-ID, so that
 * mailboxes recognise the duplicate; if that is interrupted too, it counts as failed.
 */
export const deliverMessage = externalHandler<'deliver-message', Found>({
  async external({ messageId, attempt }, database, { now, services }) {
    const claimed = await claim(database, messageId, attempt);
    if (!claimed) return { kind: 'settled' };
    if (claimed.expiresAt && claimed.expiresAt <= now) return { kind: 'tried', outcome: { status: 'expired' } };
    const outcome = claimed.interruptedBefore ? INTERRUPTED : await send(database, claimed, services);
    if ('fault' in outcome) {
      const { channel, kind, id } = claimed;
      const mayTryAgain = outcome.status === 'passing' && attempt <= MESSAGE_RETRY_DELAYS_MS.length;
      const { fault, code } = outcome;
      services.onMessageFault({ channel, kind, message: hashOfMessage(id), attempt, fault, code, mayTryAgain });
    }
    return { kind: 'tried', outcome };
  },

  async commit(found, { messageId, attempt }, transaction, { now, services }) {
    const { em } = transaction;
    const message = await em.findOne(OutboxMessage, messageId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (found.kind === 'settled' || message?.state !== 'sending' || message.attempts !== attempt - 1) {
      return { result: { status: message?.state ?? 'cancelled' }, transactionId: undefined };
    }
    const { outcome } = found;
    const delay = MESSAGE_RETRY_DELAYS_MS[attempt - 1];
    message.state = stateAfter(outcome, delay !== undefined);
    message.attempts = attempt;
    message.error = errorOf(outcome);
    if (message.state === 'sent') message.sentAt = now;
    if (message.state === 'waiting') {
      message.dueAt = new Date(now.getTime() + delay!);
      message.claimedAt = null;
      message.interrupted = false;
      await scheduleMessages(transaction, [{ messageId, attempt: attempt + 1, dueAt: message.dueAt }]);
    } else if (message.isSecret && !services.mailer.keepsMail) {
      message.content = withoutCode(message.content as EmailContent);
    }
    if (outcome.status === 'gone') await forgetSubscription(transaction, message.address);
    return { result: { status: message.state }, transactionId: undefined };
  },
});

/** Takes the message in hand; undefined where nothing is to be done about it any more. */
async function claim(
  database: Database,
  messageId: string,
  attempt: number,
): Promise<(Message & { interruptedBefore: boolean }) | undefined> {
  const tables = database.tables<typeof OutboxMessage>();
  const mine = () =>
    tables.updateTable('outbox_message').set({ claimedAt: sql<Date>`clock_timestamp()` }).where('id', '=', messageId)
      .where('attempts', '=', attempt - 1).returningAll();
  const fresh = await mine().set({ state: 'sending' }).where('state', '=', 'waiting').executeTakeFirst();
  if (fresh) return { ...fresh, interruptedBefore: false };
  const left = (interrupted: boolean) =>
    mine().set({ interrupted: true }).where('state', '=', 'sending').where('interrupted', '=', interrupted)
      .where('claimedAt', '<', CLAIM_HELD).executeTakeFirst();
  const once = await left(false);
  if (once) return { ...once, interruptedBefore: false };
  const twice = await left(true);
  if (twice) return { ...twice, interruptedBefore: true };
  const held = await tables.selectFrom('outbox_message').select('id').where('id', '=', messageId)
    .where('attempts', '=', attempt - 1).where('state', '=', 'sending').executeTakeFirst();
  if (held) throw new MessageInHandError(`Message ${messageId} is being sent by another worker.`);
  return undefined;
}

async function send(database: Database, message: Message, services: CommandServices): Promise<Outcome> {
  if (message.channel === 'push') return push(database, message, services);
  const { publicUrl, mailer } = services;
  const { unsubscribePath, address, locale } = message;
  const content = message.content as EmailContent;
  const addressOf = (path: string) => new URL(path, publicUrl).href;
  const unsubscribeUrl = unsubscribePath === null ? undefined : addressOf(unsubscribePath);
  return mailer.send({
    messageId: messageIdOf(message.id, publicUrl),
    to: address,
    subject: content.subject,
    ...layOutEmail(content, { locale, publicUrl, unsubscribeUrl }),
    locale,
    calendars: [content, ...severalParts(content)].flatMap(({ calendar }) => calendar ?? []),
    ...(unsubscribePath && { oneClickUrl: addressOf(`/api${unsubscribePath}`) }),
  });
}

async function push(database: Database, { address, content }: Message, { pusher }: CommandServices): Promise<Outcome> {
  const subscription = await database.tables<typeof PushSubscription>().selectFrom('push_subscription')
    .select(['endpoint', 'p256dh', 'auth']).where('id', '=', address).executeTakeFirst();
  if (!subscription) return { status: 'gone', error: 'The browser is not subscribed any more.' };
  return pusher.send(subscription, JSON.stringify(content satisfies EmailContent | PushContent));
}

function stateAfter({ status }: Outcome, mayTryAgain: boolean): MessageState {
  switch (status) {
    case 'sent':
      return 'sent';
    case 'passing':
      return mayTryAgain ? 'waiting' : 'failed';
    case 'expired':
    case 'gone':
      return 'cancelled';
    default:
      return 'failed';
  }
}

function errorOf(outcome: Outcome): string | null {
  if (outcome.status === 'expired') return 'It was of no use any more by the time it could be sent.';
  return 'error' in outcome ? outcome.error.slice(0, 500) : null;
}

function withoutCode({ code: _code, ...content }: EmailContent): EmailContent {
  return content;
}

async function forgetSubscription(transaction: Transaction, id: string): Promise<void> {
  await transaction.tables<typeof PushSubscription>().deleteFrom('push_subscription').where('id', '=', id).execute();
}
