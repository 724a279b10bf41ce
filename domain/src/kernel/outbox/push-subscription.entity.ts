import { defineEntity, p } from '@mikro-orm/core';
import type { MessageLocale } from './message-content.js';

/** A browser that a hero's pushes go to, with the keys that only it can read them by. */
export const PushSubscription = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscription',
  properties: {
    id: p.text().primary(),
    heroId: p.text(),
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    locale: p.text().$type<MessageLocale>(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
  },
  indexes: [{ name: 'push_subscription_hero', properties: ['heroId'] }],
  uniques: [{ name: 'push_subscription_endpoint', properties: ['endpoint'] }],
});
