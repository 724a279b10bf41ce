import { documentFileName } from '@planet-heroes/contracts/areas/trade-ins/documents';
import type { HandoverMethod } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { EventOf } from '../../kernel/areas/area.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { EmailContent, MessageLocale } from '../../kernel/outbox/message-content.js';
import { pickupCalendar } from '../trade-ins/trade-ins.area.js';
import { formatsOf } from './formats.js';
import { dropHeld, postNews } from './post-news.js';
import { NEWS_MS, recipientsOf, topicOfTradeIn, unwantedOf } from './tell-heroes.js';
import { tradeInsOf } from './trade-news.js';
import { unsubscribeKey, unsubscribePath } from './unsubscribe-tokens.js';

type Step = 'quoted' | 'repriced' | 'booked';
type ReceiptEvent = EventOf<'trade.quoted' | 'trade.repriced' | 'trade.advanced'>;
type TradeIn = Awaited<ReturnType<typeof tradeInsOf>>[number];

/** What a hero just did with a phone, by e-mail: a locked price, another one by the answers, and the handover. */
export async function sendReceipts(
  transaction: Transaction,
  step: Step,
  events: readonly ReceiptEvent[],
): Promise<void> {
  const recipients = await recipientsOf(transaction, [...new Set(events.map(({ data }) => data.heroId))]);
  const told = events.flatMap((event) => {
    const { accountId, email, locale, now } = recipients.get(event.data.heroId) ?? {};
    return accountId && email && locale && now && now.getTime() - event.time.getTime() <= NEWS_MS
      ? [{ event, accountId, email, locale, now }]
      : [];
  });
  if (told.length === 0) return;
  const tradeIns = await tradeInsOf(transaction, told.map(({ event }) => event.data.tradeInId));
  const unwanted = await unwantedOf(transaction, told.map(({ accountId }) => accountId));
  const key = await unsubscribeKey(transaction);
  await postNews(transaction, told.flatMap(({ event, accountId, email, locale, now }) => {
    const tradeIn = tradeIns.find(({ id }) => id === event.data.tradeInId);
    const content = tradeIn && receipt(step, tradeIn, locale, now);
    return !content || unwanted.has(`${accountId} ${KIND} email`) ? [] : [{
      // A changed handover is confirmed again.
      id: `email-trade-in-${tradeIn.id}-${step}-${event.cause}`,
      topic: topicOfTradeIn(tradeIn.id),
      kind: KIND, heroId: tradeIn.heroId, to: email, locale, time: now, content,
      unsubscribePath: unsubscribePath(key, { accountId, kind: KIND }),
    }];
  }));
}

/** What waited to be said of phones whose heroes took the next step themselves is over. */
export async function dropAnswered(
  transaction: Transaction,
  events: readonly EventOf<'trade.advanced'>[],
): Promise<void> {
  const answered = events.filter(({ data: { by, to } }) => by === 'hero' && (to === 'accepted' || to === 'cancelled'));
  if (answered.length === 0) return;
  await dropHeld(transaction, answered.map(({ data: { heroId, tradeInId } }) => ({
    heroId, topic: topicOfTradeIn(tradeInId),
  })), answered[0]!.time);
}

const KIND = 'trade-in-step';

function receipt(step: Step, tradeIn: TradeIn, locale: MessageLocale, now: Date): EmailContent | undefined {
  const { id, device, state, valueFils, lockedUntil, handover, startsAt, endsAt, feeFils, code, isDemo } = tradeIn;
  const { texts, time } = LOCALES[locale];
  const { money, day, weekday } = formatsOf(locale);
  const url = `/my-trade-ins/${id}`;
  const demo = isDemo ? [texts.demo] : [];
  if (step === 'quoted') {
    if (!lockedUntil) return undefined;
    const title = texts.locked(money(valueFils), device);
    const paragraphs = [texts.until(day(lockedUntil.toISOString())), ...demo];
    return { subject: title, heading: title, paragraphs, action: { label: texts.arrange, url } };
  }
  if (step === 'repriced') {
    // A price that was agreed after the inspection has its own message.
    if (!lockedUntil || (state !== 'quoted' && state !== 'booked')) return undefined;
    const title = texts.repriced(money(valueFils), device);
    const paragraphs = [texts.byAnswers(day(lockedUntil.toISOString())), ...demo];
    return { subject: title, heading: title, paragraphs, action: { label: texts.seePrice, url } };
  }
  if (!handover) return undefined;
  const title = handover === 'pickup' && startsAt && endsAt
    ? texts.comes(weekday(startsAt.toISOString()), `${time(startsAt)} – ${time(endsAt)}`)
    : texts.handover[handover](device);
  const paragraphs = [
    ...(feeFils ? [texts.fee(money(feeFils), money(Math.max(0, valueFils - feeFils)))] : []),
    ...(handover === 'drop-off' ? [texts.desk] : []),
    texts.prepare, texts.code[handover](code ?? ''), ...demo,
  ];
  const calendar = pickupCalendar(tradeIn, locale, now);
  return {
    subject: title, heading: title, paragraphs, action: { label: texts.see, url },
    ...(calendar && { calendar: { name: documentFileName('calendar', code!), content: calendar } }),
  };
}

interface Texts {
  locked: (price: string, device: string) => string;
  until: (day: string) => string;
  arrange: string;
  repriced: (price: string, device: string) => string;
  byAnswers: (day: string) => string;
  seePrice: string;
  comes: (day: string, hours: string) => string;
  handover: Readonly<Record<HandoverMethod, (device: string) => string>>;
  code: Readonly<Record<HandoverMethod, (code: string) => string>>;
  fee: (fee: string, left: string) => string;
  desk: string;
  prepare: string;
  see: string;
  demo: string;
}

const EN: Texts = {
  locked: (price, device) => `${price} is locked for your ${device}`,
  until: (day) => `The price holds until ${day}. Next, choose how you hand the phone over.`,
  arrange: 'Arrange the handover',
  repriced: (price, device) => `Your ${device} is now worth ${price}`,
  byAnswers: (day) => `The price follows your answers about the phone, and holds until ${day}.`,
  seePrice: 'See your answers',
  comes: (day, hours) => `Our courier comes on ${day}, ${hours}`,
  handover: {
    pickup: (device) => `Our courier fetches your ${device}`,
    'drop-off': (device) => `Bring your ${device} to our desk`,
    post: (device) => `Post your ${device} to our desk`,
  },
  code: {
    pickup: (code) => `Your code is ${code}. Have it ready for our courier.`,
    'drop-off': (code) => `Your code is ${code}. Say it at the desk.`,
    post: (code) => `Your code is ${code}. Write it on the parcel. Postage is on us.`,
  },
  fee: (fee, left) => `The pickup costs ${fee}, kept back from what we pay you: ${left} is left.`,
  desk: 'Our desk is at Dubai Airport Freezone UAE, open daily from 9AM to 11PM.',
  prepare: 'Before that: back the phone up, sign out of iCloud and reset it.',
  see: 'See or change the handover',
  demo: 'This is a demo: nobody waits for a phone.',
};

const AR: Texts = {
  locked: (price, device) => `ثُبّت ${price} لجهاز ${device}`,
  until: (day) => `السعر سارٍ حتى ${day}. الخطوة التالية: اختر كيف تسلّم الهاتف.`,
  arrange: 'ترتيب التسليم',
  repriced: (price, device) => `سعر ${device} أصبح ${price}`,
  byAnswers: (day) => `يتبع السعر إجاباتك عن الهاتف، ويسري حتى ${day}.`,
  seePrice: 'عرض إجاباتك',
  comes: (day, hours) => `يأتي مندوبنا يوم ${day}، ${hours}`,
  handover: {
    pickup: (device) => `يستلم مندوبنا ${device}`,
    'drop-off': (device) => `أحضر ${device} إلى مكتبنا`,
    post: (device) => `أرسل ${device} بالبريد إلى مكتبنا`,
  },
  code: {
    pickup: (code) => `رمزك ${code}. جهّزه لمندوبنا.`,
    'drop-off': (code) => `رمزك ${code}. اذكره في المكتب.`,
    post: (code) => `رمزك ${code}. اكتبه على الطرد. أجرة البريد علينا.`,
  },
  fee: (fee, left) => `رسم الاستلام ${fee}، نخصمه مما ندفعه لك: يبقى ${left}.`,
  desk: 'مكتبنا في المنطقة الحرة بمطار دبي، ويفتح يوميًا من 9 صباحًا حتى 11 مساءً.',
  prepare: 'قبل ذلك: احفظ نسخة احتياطية، وسجّل الخروج من iCloud، وأعد ضبط الهاتف.',
  see: 'عرض التسليم أو تغييره',
  demo: 'هذا عرض تجريبي: لا أحد ينتظر هاتفًا.',
};

function timeIn(tag: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Dubai' });
  return (at) => format.format(at);
}

const LOCALES: Readonly<Record<MessageLocale, { texts: Texts; time: (at: Date) => string }>> = {
  en: { texts: EN, time: timeIn('en-AE') },
  ar: { texts: AR, time: timeIn('ar-AE-u-nu-latn') },
};
