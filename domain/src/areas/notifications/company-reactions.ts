import type { Notifications } from '@planet-heroes/contracts/areas/companies/schemas';
import type { CompanyKind } from '@planet-heroes/contracts/areas/notifications/catalogue';
import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import type { LogEventType } from '@planet-heroes/contracts/log-events';
import { sql } from 'kysely';
import type { EventOf } from '../../kernel/areas/area.js';
import { instanceTime } from '../../kernel/clock/read-clock.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { EmailContent, MessageLocale } from '../../kernel/outbox/message-content.js';
import type { Account } from '../accounts/accounts.area.js';
import type { Company, CompanyUser } from '../companies/companies.area.js';
import { pickupCalendar, readOrder } from '../orders/orders.area.js';
import { companyEmail, type CompanySubject, type OrderStage } from './company-texts.js';
import { dropHeld, postNews } from './post-news.js';
import { afterQuietHours, USUAL_QUIET_MINUTES } from './quiet-hours.js';
import { NEWS_MS, unwantedOf } from './tell-heroes.js';
import { unsubscribeKey, unsubscribePath } from './unsubscribe-tokens.js';

/** Which of a company's choices lets a kind of e-mail through. */
const SWITCHES: Readonly<Record<CompanyKind, keyof Notifications>> = {
  'quote-ready': 'emailQuotes',
  'order-stage': 'emailPurchaseOrders',
  payment: 'emailPayments',
};

type News = CompanySubject & { id: string; companyId: string; time: Date };
type OrderEvent = Extract<LogEventType, `order.${string}`>;

/** Notifications of a company's members, in the transaction of the event. */
export const COMPANY_REACTIONS = {
  'quote.approved': tellOfQuotes('approved'),
  'quote.declined': tellOfQuotes('declined'),
  'order.created': tellOfOrders('created'),
  'order.approved': tellOfOrders('approved'),
  'order.logistics_planned': tellOfOrders('planned'),
  'order.completed': tellOfOrders('completed'),
  'order.cancelled': tellOfOrders('cancelled'),
  'order.difference_asked': tellOfOrders('difference_asked'),
  'order.difference_answered': (
    transaction: Transaction,
    events: readonly EventOf<'order.difference_answered'>[],
  ) =>
    tellCompanies(transaction, events.flatMap(({ data: { companyId, order }, time }): News[] => {
      const state = order.difference?.state;
      return state === 'approved' || state === 'declined' || state === 'lapsed'
        ? [{ id: `order-${order.id}-difference`, companyId, time, kind: 'order-stage', state: `difference_${state}`, order }]
        : [];
    })),

  /** Devices arrive in lots: a stage is notified once all of them reached it. The last stage is the order's end. */
  'order.devices_advanced': (transaction: Transaction, events: readonly EventOf<'order.devices_advanced'>[]) =>
    tellCompanies(transaction, events.flatMap(({ data: { companyId, order, stage }, time }): News[] => {
      const isWhole = order.stages[stage] === order.deviceCount && order.status === 'processing';
      return isWhole && (stage === 'received' || stage === 'inspected' || stage === 'wiped')
        ? [{ id: `order-${order.id}-${stage}`, companyId, time, kind: 'order-stage', state: stage, order }]
        : [];
    })),

  'order.paid': tellOfPayments('paid'),
  'order.payment_overdue': tellOfPayments('overdue'),
  /** It may come back more than once: each time is notified. */
  'order.payout_returned': (transaction: Transaction, events: readonly EventOf<'order.payout_returned'>[]) =>
    tellCompanies(transaction, events.map(({ data: { companyId, order }, time }) => ({
      id: `payment-${order.id}-returned-${order.version}`, companyId, time, kind: 'payment', state: 'returned', order,
    }))),
};

function tellOfQuotes(state: 'approved' | 'declined') {
  return async (transaction: Transaction, events: readonly EventOf<'quote.approved' | 'quote.declined'>[]) => {
    const isOwn = ({ data: { quote } }: (typeof events)[number]) =>
      state === 'declined' && quote.declinedBy === 'company';
    const news = events.filter((event) => !isOwn(event));
    await tellCompanies(transaction, news.map(({ data: { companyId, quote }, time }) => ({
      id: `quote-${quote.id}-${state}`, companyId, time, kind: 'quote-ready', state, quote,
    })));
    await dropDeclined(transaction, events.filter(isOwn).map(({ data }) => data));
  };
}

/** A company knows what it declined itself, and what still waits about it is over. */
async function dropDeclined(
  transaction: Transaction,
  declined: readonly Pick<EventOf<'quote.declined'>['data'], 'companyId' | 'quote'>[],
): Promise<void> {
  const people = declined.length === 0 ? [] : await peopleOf(transaction, declined.map(({ companyId }) => companyId));
  const over = people.flatMap(({ companyId, email }) =>
    declined.filter((each) => each.companyId === companyId).map(({ quote }) => ({ to: email!, topic: `quote-${quote.id}` }))
  );
  if (over.length > 0) await dropHeld(transaction, over, people[0]!.now!);
}

function tellOfOrders(state: OrderStage) {
  return (transaction: Transaction, events: readonly EventOf<OrderEvent>[]) =>
    tellCompanies(transaction, events.map(({ data: { companyId, order }, time }) => ({
      id: `order-${order.id}-${state}-${order.version}`, companyId, time, kind: 'order-stage', state, order,
    })));
}

function tellOfPayments(state: 'paid' | 'overdue') {
  return (transaction: Transaction, events: readonly EventOf<OrderEvent>[]) =>
    tellCompanies(transaction, events.map(({ data: { companyId, order }, time }) => ({
      id: `payment-${order.id}-${state}`, companyId, time, kind: 'payment', state, order,
    })));
}

/** Writes to those of a company's active users whose address an account has proven, as the company has chosen. */
async function tellCompanies(transaction: Transaction, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const people = await peopleOf(transaction, [...new Set(news.map(({ companyId }) => companyId))]);
  const told = news.flatMap((item) =>
    people
      .filter(({ companyId, notifications, now }) =>
        companyId === item.companyId && notifications[SWITCHES[item.kind]]
        && now!.getTime() - item.time.getTime() <= NEWS_MS
      )
      .map((person) => ({ item, person }))
  );
  if (told.length === 0) return;
  const unwanted = await unwantedOf(transaction, told.map(({ person }) => person.accountId));
  const planned = await plannedOf(transaction, told.map(({ item }) => item));
  const key = await unsubscribeKey(transaction);
  await postNews(transaction, told.flatMap(({ item, person: { accountId, email, locale, now } }) => {
    const { id, kind } = item;
    return unwanted.has(`${accountId} ${kind} email`) ? [] : [{
      id: `email-${id}-${accountId}`,
      // What waits about a quote is over once there is an order of it.
      topic: `quote-${item.kind === 'quote-ready' ? item.quote.id : item.order.quoteId}`,
      to: email!,
      kind,
      locale,
      content: { ...companyEmail(item, locale), ...calendarOf(planned.get(id), locale, now!) },
      time: now!,
      dueAt: afterQuietHours(now!, USUAL_QUIET_MINUTES),
      unsubscribePath: unsubscribePath(key, { accountId, kind }),
    }];
  }));
}

/** The orders whose pickups are news, as their companies read them, by the news' ids. */
async function plannedOf(transaction: Transaction, news: readonly News[]): Promise<ReadonlyMap<string, Order>> {
  const planned = new Map<string, Order>();
  for (const item of news) {
    if (item.kind !== 'order-stage' || item.state !== 'planned' || planned.has(item.id)) continue;
    planned.set(item.id, await readOrder(transaction, item.order.id, item.companyId));
  }
  return planned;
}

function calendarOf(order: Order | undefined, locale: MessageLocale, now: Date): Pick<EmailContent, 'calendar'> {
  const file = order?.documents.find(({ id }) => id === 'pickup-calendar');
  return order && file ? { calendar: { name: file.name, content: pickupCalendar(order, locale, now)! } } : {};
}

function peopleOf(transaction: Transaction, companyIds: readonly string[]) {
  return transaction.tables<typeof Company | typeof CompanyUser | typeof Account>()
    .selectFrom('company_user as member')
    .innerJoin('company as firm', 'firm.id', 'member.companyId')
    .innerJoin('account as owner', (join) => join.on(sql`lower(member.email)`, '=', sql.ref('owner.email')))
    .select([
      'member.companyId as companyId', 'firm.notifications as notifications',
      'owner.id as accountId', 'owner.email as email', 'owner.locale as locale',
    ])
    .select(instanceTime(transaction).as('now'))
    .where('member.companyId', 'in', companyIds)
    .where('member.status', '=', 'active')
    .orderBy('owner.id')
    .execute();
}
