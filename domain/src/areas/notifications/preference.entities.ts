import { defineEntity, p } from '@mikro-orm/core';

/** What somebody chose about one kind of message: an account for e-mails, a hero for pushes. Else it is wanted. */
export const NotificationChoice = defineEntity({
  name: 'NotificationChoice',
  tableName: 'notification_choice',
  properties: {
    ownerId: p.text().primary(),
    kind: p.text().primary(),
    channel: p.text().$type<'email' | 'push'>().primary(),
    wanted: p.boolean(),
  },
});

/** When a hero is not to be disturbed, in minutes of the day in Dubai; equal ones mean never. */
export const QuietHours = defineEntity({
  name: 'QuietHours',
  tableName: 'quiet_hours',
  properties: { heroId: p.text().primary(), fromMinute: p.integer(), untilMinute: p.integer() },
});

/** A hero's rank at the last comparison, and when a lost rank was last notified. */
export const KnownRank = defineEntity({
  name: 'KnownRank',
  tableName: 'known_rank',
  properties: {
    heroId: p.text().primary(),
    rank: p.integer(),
    toldAt: p.datetime().columnType('timestamptz(3)').nullable(),
  },
});
