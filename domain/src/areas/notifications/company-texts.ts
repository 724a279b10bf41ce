import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import type { QuoteSummary } from '@planet-heroes/contracts/areas/quotes/schemas';
import { lastMomentBefore } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { isolated } from '@planet-heroes/contracts/kernel/text/isolated';
import type { EmailContent, MessageLocale } from '../../kernel/outbox/message-content.js';
import { type Formats, formatsOf } from './formats.js';

/** What a message to a company's members is about. */
export type CompanySubject =
  | { kind: 'quote-ready'; state: 'approved' | 'declined'; quote: QuoteSummary }
  | { kind: 'order-stage'; state: OrderStage; order: OrderSummary }
  | { kind: 'payment'; state: 'paid' | 'overdue' | 'returned'; order: OrderSummary };
export type OrderStage =
  | 'created' | 'approved' | 'planned' | 'received' | 'inspected' | 'wiped' | 'completed' | 'cancelled'
  | 'difference_asked' | 'difference_approved' | 'difference_declined' | 'difference_lapsed';

/** The screen that opens what a message is about. */
function pathOf(subject: CompanySubject): string {
  return subject.kind === 'quote-ready'
    ? `/corporate-quotes?quote=${encodeURIComponent(subject.quote.id)}`
    : `/purchase-orders?order=${encodeURIComponent(subject.order.id)}`;
}

export function companyEmail(subject: CompanySubject, locale: MessageLocale): EmailContent {
  const { title, body, action } = (locale === 'ar' ? inArabic : inEnglish)(subject, formatsOf(locale));
  return {
    subject: title, heading: title, paragraphs: [body], action: { label: action, url: pathOf(subject) },
  };
}

interface Text {
  title: string;
  body: string;
  action: string;
}

const NO_DIFFERENCE = { devices: 0, offered: 0, found: 0, openUntil: null };

/** An order's figures for its messages: its amount and how many devices it keeps, and those that are worth less. */
function factsOf(order: OrderSummary) {
  const { id, paymentDueAt: due, pickupDate, deviceCount, stages, totalAmount, payableAmount, difference } = order;
  return {
    id, lastDueDay: due && lastMomentBefore(due), pickupDate, payable: payableAmount ?? totalAmount,
    kept: deviceCount - (stages.returned ?? 0), less: difference ?? NO_DIFFERENCE,
  };
}

function inEnglish(subject: CompanySubject, { money, count, day, weekday }: Formats): Text {
  if (subject.kind === 'quote-ready') {
    const { id, devices, estimatedValue, validUntil } = subject.quote;
    const price = estimatedValue === null ? '' : ` at ${money(estimatedValue)}`;
    const until = validUntil === null ? '' : ` The price holds until ${day(validUntil)}.`;
    return subject.state === 'approved'
      ? { title: `Your quote ${id} is ready`, body: `${devices}${price}.${until}`, action: 'Review the quote' }
      : {
        title: `Quote ${id} was declined`,
        body: 'No order follows from it. The reason stands with the quote.',
        action: 'See the quote',
      };
  }
  const { id, lastDueDay, pickupDate, payable, kept, less } = factsOf(subject.order);
  const named = (value: number) => `${count(value)} ${value === 1 ? 'device' : 'devices'}`;
  const devices = named(kept);
  const action = 'See the order';
  if (subject.kind === 'payment' && subject.state === 'returned') {
    const { reason } = subject.order.transfer ?? {};
    return {
      title: `The bank returned the payment for order ${id}`,
      body: `${money(payable)} came back${reason ? ` (“${reason}”)` : ''}. Make another account the default in Billing & Payments, then process the payment again.`,
      action,
    };
  }
  if (subject.kind === 'payment') {
    return subject.state === 'paid'
      ? { title: `${money(payable)} paid for order ${id}`, body: `The payment for ${devices} is on its way.`, action }
      : {
        title: `The payment for order ${id} is overdue`,
        body: `${money(payable)} was due${lastDueDay ? ` on ${day(lastDueDay)}` : ''}. We are on it.`,
        action,
      };
  }
  const planned = pickupDate ? `We collect ${devices} on ${weekday(pickupDate)}.` : `The pickup of ${devices} is planned.`;
  const texts: Readonly<Record<OrderStage, Omit<Text, 'action'>>> = {
    created: { title: `Order ${id} is placed`, body: `${devices} for ${money(payable)}. Approve it, and we collect them.` },
    approved: { title: `Order ${id} is approved`, body: `We get ready to collect ${devices}.` },
    planned: { title: `The pickup for order ${id} is planned`, body: planned },
    received: { title: `Order ${id}: all devices received`, body: `All ${devices} have arrived at our desk.` },
    inspected: { title: `Order ${id}: all devices inspected`, body: `All ${devices} have been inspected.` },
    wiped: { title: `Order ${id}: all devices wiped`, body: `The data of all ${devices} has been erased.` },
    completed: {
      title: `Order ${id} is complete`,
      body: `All ${devices} are inspected and wiped. ${money(payable)} follows`
        + `${lastDueDay ? ` by ${day(lastDueDay)}` : ''}.`,
    },
    cancelled: {
      title: `Order ${id} was cancelled`,
      body: kept === 0 ? 'All of its devices go back, free of charge.' : 'Nothing more happens with it.',
    },
    difference_asked: {
      title: `Order ${id}: please answer for ${named(less.devices)}`,
      body: `We found ${named(less.devices)} not to be as listed: worth ${money(less.found)}, offered were `
        + `${money(less.offered)}. Approve the difference or have ${less.devices === 1 ? 'it' : 'them'} back, free of charge`
        + `${less.openUntil ? `, until ${day(less.openUntil)}` : ''}. Without an answer ${
          less.devices === 1 ? 'it goes' : 'they go'
        } back.`,
    },
    difference_approved: {
      title: `Order ${id}: the difference is approved`,
      body: `The order now comes to ${money(payable)}. We wipe the data of ${named(less.devices)} next.`,
    },
    difference_declined: {
      title: `Order ${id}: ${named(less.devices)} to go back`,
      body: `The difference was declined. The return is free of charge; the other prices stay as offered.`,
    },
    difference_lapsed: {
      title: `Order ${id}: ${named(less.devices)} to go back`,
      body: 'Nobody answered in time for the difference. The return is free of charge; the other prices stay as offered.',
    },
  };
  return { ...texts[subject.state], action };
}

function inArabic(subject: CompanySubject, { money, count, day, weekday }: Formats): Text {
  if (subject.kind === 'quote-ready') {
    const { id, devices, estimatedValue, validUntil } = subject.quote;
    const price = estimatedValue === null ? '' : ` بسعر ${money(estimatedValue)}`;
    const until = validUntil === null ? '' : ` السعر سارٍ حتى ${day(validUntil)}.`;
    return subject.state === 'approved'
      ? { title: `عرض السعر ${id} جاهز`, body: `${devices}${price}.${until}`, action: 'مراجعة عرض السعر' }
      : {
        title: `رُفض عرض السعر ${id}`,
        body: 'لن يُنشأ منه أي طلب. السبب مذكور مع عرض السعر.',
        action: 'عرض التفاصيل',
      };
  }
  const { id, lastDueDay, pickupDate, payable, kept, less } = factsOf(subject.order);
  const devices = `عدد الأجهزة ${count(kept)}`;
  const action = 'عرض الطلب';
  if (subject.kind === 'payment' && subject.state === 'returned') {
    const { reason } = subject.order.transfer ?? {};
    return {
      title: `أعاد البنك دفعة الطلب ${id}`,
      body: `عاد إلينا مبلغ ${money(payable)}${reason ? ` («${isolated(reason)}»)` : ''}. اجعلوا حساباً آخر هو الافتراضي في الفوترة والمدفوعات، ثم اطلبوا الدفع من جديد.`,
      action,
    };
  }
  if (subject.kind === 'payment') {
    return subject.state === 'paid'
      ? { title: `تم دفع ${money(payable)} للطلب ${id}`, body: `الدفعة في الطريق إليكم. ${devices}.`, action }
      : {
        title: `تأخرت دفعة الطلب ${id}`,
        body: `كان مبلغ ${money(payable)} مستحقًا${lastDueDay ? ` في ${day(lastDueDay)}` : ''}. نحن نتابع الأمر.`,
        action,
      };
  }
  const planned = pickupDate ? `نستلم الأجهزة يوم ${weekday(pickupDate)}. ${devices}.` : `تم تحديد موعد الاستلام. ${devices}.`;
  const texts: Readonly<Record<OrderStage, Omit<Text, 'action'>>> = {
    created: { title: `تم تسجيل الطلب ${id}`, body: `${devices} بمبلغ ${money(payable)}. وافقوا عليه لنستلمها.` },
    approved: { title: `تمت الموافقة على الطلب ${id}`, body: `نستعدّ لاستلام الأجهزة. ${devices}.` },
    planned: { title: `تم تحديد موعد استلام الطلب ${id}`, body: planned },
    received: { title: `الطلب ${id}: وصلت كل الأجهزة`, body: `وصلت كل الأجهزة إلى مكتبنا. ${devices}.` },
    inspected: { title: `الطلب ${id}: فُحصت كل الأجهزة`, body: `اكتمل فحص كل الأجهزة. ${devices}.` },
    wiped: { title: `الطلب ${id}: مُحيت بيانات كل الأجهزة`, body: `مُحيت البيانات من كل الأجهزة. ${devices}.` },
    completed: {
      title: `اكتمل الطلب ${id}`,
      body: `فُحصت كل الأجهزة ومُحيت بياناتها. ${devices}. يُدفع مبلغ ${money(payable)}`
        + `${lastDueDay ? ` بحلول ${day(lastDueDay)}` : ' لاحقًا'}.`,
    },
    cancelled: {
      title: `أُلغي الطلب ${id}`,
      body: kept === 0 ? 'تُعاد جميع أجهزته إليكم مجانًا.' : 'لن يُتخذ أي إجراء آخر بشأنه.',
    },
    difference_asked: {
      title: `الطلب ${id}: نحتاج إلى ردّكم`,
      body: `وجدنا أجهزة لا تطابق القائمة. عددها ${count(less.devices)}، وقيمتها ${money(less.found)} بدلًا من ${
        money(less.offered)
      }. وافقوا على الفرق أو استعيدوها مجانًا${
        less.openUntil ? ` حتى ${day(less.openUntil)}` : ''
      }. من دون ردّ تُعاد إليكم.`,
    },
    difference_approved: {
      title: `الطلب ${id}: تمت الموافقة على الفرق`,
      body: `أصبح مبلغ الطلب ${money(payable)}. سنمحو بيانات هذه الأجهزة الآن.`,
    },
    difference_declined: {
      title: `الطلب ${id}: أجهزة تُعاد إليكم`,
      body: `رُفض الفرق. عدد الأجهزة المُعادة ${count(less.devices)}، والإعادة مجانية، وتبقى الأسعار الأخرى كما عُرضت.`,
    },
    difference_lapsed: {
      title: `الطلب ${id}: أجهزة تُعاد إليكم`,
      body: `لم يصلنا ردّ على الفرق في الوقت المحدد. عدد الأجهزة المُعادة ${
        count(less.devices)
      }، والإعادة مجانية، وتبقى الأسعار الأخرى كما عُرضت.`,
    },
  };
  return { ...texts[subject.state], action };
}
