import type { HeroExport } from '@planet-heroes/contracts/areas/heroes/schemas';
import { EVERYTHING, type EventOf } from '../../kernel/areas/area.js';
import type { Queryable, Transaction } from '../../kernel/database/database.js';
import { forgetMessages } from '../../kernel/outbox/forget-messages.js';
import type { OutboxMessage } from '../../kernel/outbox/outbox-message.entity.js';
import type { PushSubscription } from '../../kernel/outbox/push-subscription.entity.js';
import type { Account } from '../accounts/accounts.area.js';
import type { InboxItem } from './inbox-item.entity.js';
import { readInbox } from './inbox.js';
import type { KnownRank, NotificationChoice, QuietHours } from './preference.entities.js';
import { asDayTimes } from './quiet-hours.js';
import { accountOf, choicesOf, quietMinutesOf } from './settings.js';

/** A hero's inbox, choices and messages, for the hero's own export. */
export const PERSONAL_DATA = {
  inbox: async (snapshot: Queryable, heroId: string): Promise<HeroExport['inbox']> =>
    (await readInbox(snapshot, heroId, { limit: EVERYTHING })).items,

  async notifications(snapshot: Queryable, heroId: string): Promise<HeroExport['notifications']> {
    const account = await accountOf(snapshot, heroId);
    const choices = await choicesOf(snapshot, [heroId, account?.id ?? heroId]);
    const browsers = await snapshot.tables<typeof PushSubscription>().selectFrom('push_subscription').select('endpoint')
      .where('heroId', '=', heroId).orderBy('createdAt').execute();
    return {
      quietHours: asDayTimes(await quietMinutesOf(snapshot, heroId)),
      choices: choices.map(({ kind, channel, wanted }) => ({ kind, channel, wanted })),
      browsers: browsers.map(({ endpoint }) => endpoint),
    };
  },

  async messages(snapshot: Queryable, heroId: string): Promise<HeroExport['messages']> {
    const sent = await snapshot.tables<typeof OutboxMessage>().selectFrom('outbox_message')
      .select(['channel', 'kind', 'createdAt', 'content']).where('heroId', '=', heroId).orderBy('createdAt').execute();
    return sent.map(({ createdAt, ...message }) => ({ ...message, createdAt: createdAt.toISOString() }));
  },
};

/** Takes away what was kept of heroes who leave: what waits is not sent any more. */
export async function forgetHeroes(transaction: Transaction, events: readonly EventOf<'hero.removed'>[]): Promise<void> {
  const ids = events.map(({ data }) => data.heroId);
  const tables = transaction.tables<
    | typeof Account | typeof InboxItem | typeof KnownRank | typeof NotificationChoice | typeof PushSubscription
    | typeof QuietHours
  >();
  await tables.deleteFrom('inbox_item').where('heroId', 'in', ids).execute();
  await tables.deleteFrom('known_rank').where('heroId', 'in', ids).execute();
  await tables.deleteFrom('quiet_hours').where('heroId', 'in', ids).execute();
  await tables.deleteFrom('push_subscription').where('heroId', 'in', ids).execute();
  await forgetMessages(transaction, { heroIds: ids }, events[0]!.time);
  // The choices about e-mails are the account’s.
  const accounts = tables.selectFrom('account').select('id').where('heroId', 'in', ids);
  await tables.deleteFrom('notification_choice')
    .where(({ or, eb }) => or([eb('ownerId', 'in', ids), eb('ownerId', 'in', accounts)])).execute();
}
