import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import type { InboxSubject } from '@planet-heroes/contracts/areas/notifications/schemas';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { EventOf } from '../../kernel/areas/area.js';
import { instanceTime } from '../../kernel/clock/read-clock.js';
import type { Transaction } from '../../kernel/database/database.js';
import { insertRows } from '../../kernel/database/rows-of.js';
import type { MessageLocale } from '../../kernel/outbox/message-content.js';
import { type NewPush, postPushes } from '../../kernel/outbox/post-messages.js';
import type { PushSubscription } from '../../kernel/outbox/push-subscription.entity.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import type { Account } from '../accounts/accounts.area.js';
import type { Hero } from '../heroes/heroes.area.js';
import { inArabic } from '../translations/translations.area.js';
import { heroEmail, heroPush } from './hero-texts.js';
import type { InboxItem } from './inbox-item.entity.js';
import { type NewsEmail, postNews } from './post-news.js';
import type { NotificationChoice, QuietHours } from './preference.entities.js';
import { afterQuietHours, USUAL_QUIET_MINUTES } from './quiet-hours.js';
import { unsubscribeKey, unsubscribePath } from './unsubscribe-tokens.js';

/** Older events, for example of a replay, go to the inbox only. */
export const NEWS_MS = 2 * DAY_MS;

/** A notification of a hero; `id` identifies its subject, so that it is sent once. */
export type HeroNews = InboxSubject & { id: string; heroId: string; time: Date; cause: string };

type ItemAdded = EventOf<'inbox.item_added'>;

export interface Recipient {
  heroId: string;
  accountId: string | null;
  email: string | null;
  locale: MessageLocale;
  quiet: typeof USUAL_QUIET_MINUTES;
  now: Date;
}

/**
 * Notifies heroes of what happened, in the same transaction: in their inbox, by e-mail and by push, as each has chosen.
 * Heroes with neither account nor session have no inbox: nobody could read it.
 */
export async function tellHeroes(transaction: Transaction, news: readonly HeroNews[]): Promise<ItemAdded[]> {
  const recipients = await recipientsOf(transaction, [...new Set(news.map(({ heroId }) => heroId))]);
  const wanted = news.filter(({ heroId }) => recipients.has(heroId));
  if (wanted.length === 0) return [];
  const added = await addToInbox(transaction, wanted);
  await send(transaction, added, recipients);
  return added.map(({ id, heroId, kind, time, cause }) => ({
    type: 'inbox.item_added', subject: heroId, time, cause, data: { heroId, itemId: id, kind },
  }));
}

export async function recipientsOf(
  transaction: Transaction,
  heroIds: readonly string[],
): Promise<Map<string, Recipient>> {
  if (heroIds.length === 0) return new Map();
  const rows = await transaction.tables<typeof Hero | typeof Account | typeof QuietHours | typeof Session>()
    .selectFrom('hero')
    .leftJoin('account as owner', 'owner.heroId', 'hero.id')
    .leftJoin('quiet_hours as quiet', 'quiet.heroId', 'hero.id')
    .select([
      'hero.id as heroId', 'owner.id as accountId', 'owner.email as email', 'owner.locale as locale',
      'quiet.fromMinute as fromMinute', 'quiet.untilMinute as untilMinute',
    ])
    .select(instanceTime(transaction).as('now'))
    .where('hero.id', 'in', heroIds)
    .where('hero.removedAt', 'is', null)
    .where(({ or, eb, exists, selectFrom }) => or([
      eb('owner.id', 'is not', null),
      eb('hero.id', '=', DEMO_HERO_ID),
      exists(selectFrom('session').select('session.id').whereRef('session.heroId', '=', 'hero.id')
        .where('session.endedAt', 'is', null)),
    ]))
    .execute();
  return new Map(rows.map(({ heroId, accountId, email, locale, fromMinute, untilMinute, now }) => [heroId, {
    heroId,
    accountId,
    email,
    locale: locale === 'ar' ? 'ar' : 'en',
    quiet: fromMinute === null || untilMinute === null ? USUAL_QUIET_MINUTES : { fromMinute, untilMinute },
    now: now!,
  }]));
}

/** Existing lines were notified before. */
async function addToInbox(transaction: Transaction, news: readonly HeroNews[]): Promise<HeroNews[]> {
  const rows = news.map(({ id, heroId, kind, data, time }) => ({ id, heroId, kind, data, createdAt: time }));
  const columns = { id: 'text', heroId: 'text', kind: 'text', data: 'jsonb', createdAt: 'timestamptz' } as const;
  const added = await insertRows(transaction.tables<typeof InboxItem>(), 'inbox_item', rows, columns)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(added.map(({ id }) => id));
  return news.filter(({ id }) => ids.has(id));
}

async function send(
  transaction: Transaction,
  news: readonly HeroNews[],
  recipients: ReadonlyMap<string, Recipient>,
): Promise<void> {
  const fresh = news.flatMap((item) => {
    const recipient = recipients.get(item.heroId)!;
    return recipient.now.getTime() - item.time.getTime() > NEWS_MS ? [] : [{ item, recipient }];
  });
  if (fresh.length === 0) return;
  const concerned = [...new Map(fresh.map(({ recipient }) => [recipient.heroId, recipient])).values()];
  const owners = concerned.flatMap(({ heroId, accountId }) => (accountId ? [heroId, accountId] : [heroId]));
  const unwanted = await unwantedOf(transaction, owners);
  const browsers = await browsersOf(transaction, concerned.map(({ heroId }) => heroId));
  const arabic = [...concerned, ...browsers].some(({ locale }) => locale === 'ar')
    ? await inArabic(transaction, [...new Set(fresh.flatMap(({ item }) => offeredTexts(item)))])
    : new Map<string, string>();
  const key = concerned.some(({ email }) => email) ? await unsubscribeKey(transaction) : '';
  const emails: NewsEmail[] = [];
  const pushes: NewPush[] = [];
  for (const { item, recipient } of fresh) {
    const { id, heroId, kind } = item;
    const { accountId, email, locale, now, quiet } = recipient;
    const dueAt = afterQuietHours(now, quiet);
    if (email && accountId && !unwanted.has(`${accountId} ${kind} email`)) {
      emails.push({
        id: `email-${id}`, topic: topicOf(item), kind, heroId, locale, time: now,
        to: email,
        content: heroEmail(inLocale(item, locale, arabic), locale),
        // Who may have been robbed is written to at once, and may not be kept from it.
        ...(kind !== 'security-notice' && { dueAt, unsubscribePath: unsubscribePath(key, { accountId, kind }) }),
      });
    }
    if (kind === 'security-notice' || unwanted.has(`${heroId} ${kind} push`)) continue;
    for (const browser of browsers.filter((each) => each.heroId === heroId)) {
      pushes.push({
        id: `push-${id}-${browser.id}`, kind, heroId, time: now, dueAt,
        locale: browser.locale,
        expiresAt: new Date(dueAt.getTime() + DAY_MS),
        subscriptionId: browser.id,
        content: heroPush(inLocale(item, browser.locale, arabic), browser.locale, kind === 'rank-lost' ? kind : id),
      });
    }
  }
  await postNews(transaction, emails);
  await postPushes(transaction, pushes);
}

/** What a line is about: of several that wait, the latest is sent. */
export function topicOf({ id, kind, data }: Pick<HeroNews, 'id' | 'kind' | 'data'>): string {
  if (kind === 'trade-in-step' || kind === 'payout-step') return topicOfTradeIn((data as { tradeInId: string }).tradeInId);
  if (kind === 'claim-state') return `claim-${(data as { claimId: string }).claimId}`;
  if (kind === 'sponsorship-decided') return `sponsorship-${(data as { sponsorshipId: string }).sponsorshipId}`;
  return kind === 'rank-lost' ? kind : id;
}

export function topicOfTradeIn(tradeInId: string): string {
  return `trade-in-${tradeInId}`;
}

/** Fields that name an offer, in the offering partner's words. */
const OFFER_FIELDS: readonly string[] = ['reward', 'title', 'mission'];

function offeredTexts({ data }: HeroNews): string[] {
  return Object.entries(data).flatMap(([field, text]) =>
    OFFER_FIELDS.includes(field) && typeof text === 'string' ? [text] : []
  );
}

/** The same with the offer's name in the reader's language, where it is written in it. */
function inLocale(item: HeroNews, locale: MessageLocale, arabic: ReadonlyMap<string, string>): HeroNews {
  if (locale !== 'ar') return item;
  const named: Record<string, string> = {};
  for (const [field, text] of Object.entries(item.data)) {
    const spoken = OFFER_FIELDS.includes(field) && typeof text === 'string' ? arabic.get(text) : undefined;
    if (spoken !== undefined) named[field] = spoken;
  }
  return { ...item, data: { ...item.data, ...named } } as HeroNews;
}

/** What these owners have switched off, as "owner kind channel". */
export async function unwantedOf(transaction: Transaction, ownerIds: readonly string[]): Promise<Set<string>> {
  if (ownerIds.length === 0) return new Set();
  const rows = await transaction.tables<typeof NotificationChoice>().selectFrom('notification_choice')
    .select(['ownerId', 'kind', 'channel'])
    .where('ownerId', 'in', ownerIds)
    .where('wanted', '=', false)
    .execute();
  return new Set(rows.map(({ ownerId, kind, channel }) => `${ownerId} ${kind} ${channel}`));
}

function browsersOf(transaction: Transaction, heroIds: readonly string[]) {
  return transaction.tables<typeof PushSubscription>().selectFrom('push_subscription').select(['id', 'heroId', 'locale'])
    .where('heroId', 'in', heroIds).orderBy('id').execute();
}
