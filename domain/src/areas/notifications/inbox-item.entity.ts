import { defineEntity, p } from '@mikro-orm/core';
import type { InboxSubject } from '@planet-heroes/contracts/areas/notifications/schemas';

/** A line of a hero's inbox. It keeps what happened, not its text, which depends on the reader's language. */
export const InboxItem = defineEntity({
  name: 'InboxItem',
  tableName: 'inbox_item',
  properties: {
    /** Derived from the thing it is about, so that it is added once. */
    id: p.text().primary(),
    heroId: p.text(),
    kind: p.text().$type<InboxSubject['kind']>(),
    data: p.json<InboxSubject['data']>(),
    createdAt: p.datetime().columnType('timestamptz(3)'),
    readAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
  indexes: [
    { name: 'inbox_item_newest', properties: ['heroId', 'createdAt', 'id'] },
    { name: 'inbox_item_unread', properties: ['heroId'] },
    { name: 'inbox_item_age', properties: ['createdAt'] },
  ],
});
