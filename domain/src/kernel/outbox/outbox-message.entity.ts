import { defineEntity, p } from '@mikro-orm/core';
import type { MessageChannel } from '@planet-heroes/contracts/kernel/outbox/message-report';
import type { MessageState } from '@planet-heroes/contracts/kernel/outbox/message-states';
import type { EmailContent, MessageLocale, PushContent } from './message-content.js';

/** A message to a person, written in the transaction of its event, and sent by a worker afterwards. */
export const OutboxMessage = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox_message',
  properties: {
    /** Chosen by the caller that posts it: the same message is posted once. */
    id: p.text().primary(),
    channel: p.text().$type<MessageChannel>(),
    kind: p.text(),
    /** An e-mail address, or the id of a push subscription. */
    address: p.text(),
    locale: p.text().$type<MessageLocale>(),
    content: p.json<EmailContent | PushContent>(),
    state: p.text().$type<MessageState>(),
    /** Attempts that have come to an end. */
    attempts: p.integer().default(0),
    dueAt: p.datetime().columnType('timestamptz(3)'),
    /** From then on it is of no use to anybody, and is not sent. */
    expiresAt: p.datetime().columnType('timestamptz(3)').nullable(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    /** When a worker last took it to send it, by the machine's clock. */
    claimedAt: p.datetime().columnType('timestamptz(3)').nullable(),
    /** A worker ended while it sent it: it may have arrived. */
    interrupted: p.boolean().default(false),
    sentAt: p.datetime().columnType('timestamptz(3)').nullable(),
    error: p.text().nullable(),
    /** Its code is taken out of the row once it has ended. */
    isSecret: p.boolean().default(false),
    unsubscribePath: p.text().nullable(),
    /** Whose it is, where it is a hero's. */
    heroId: p.text().nullable(),
  },
  indexes: [
    { name: 'outbox_message_newest', properties: ['createdAt', 'id'] },
    { name: 'outbox_message_address', properties: ['address'] },
    { name: 'outbox_message_hero', properties: ['heroId'] },
  ],
});
