import { defineEntity, p } from '@mikro-orm/core';
import { Session } from '../sessions/session.entity.js';
import type { MessageLocale } from './message-content.js';

/**
 * A browser that a hero's pushes go to while the session lasts that asked for them, with the keys that only it can read
 * them by.
 */
export const PushSubscription = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscription',
  properties: {
    id: p.text().primary(),
    heroId: p.text(),
    /** Null where it was asked for before sessions were noted. */
    sessionId: () => p.manyToOne(Session).mapToPk().fieldName('session_id').deleteRule('cascade').nullable(),
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    locale: p.text().$type<MessageLocale>(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
  indexes: [
    { name: 'push_subscription_hero', properties: ['heroId'] },
    { name: 'push_subscription_session', properties: ['sessionId'] },
  ],
  uniques: [{ name: 'push_subscription_endpoint', properties: ['endpoint'] }],
});
