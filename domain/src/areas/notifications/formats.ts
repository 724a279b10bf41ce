import type { MessageLocale } from '../../kernel/outbox/message-content.js';

export interface Formats {
  money: (fils: number) => string;
  count: (value: number) => string;
  day: (time: string) => string;
  /** A near day: with the day of the week, without the year. */
  weekday: (time: string) => string;
}

/** Numbers, money and dates as they are written in the Emirates, in Latin digits in both languages. */
const TAGS: Readonly<Record<MessageLocale, string>> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

export function formatsOf(locale: MessageLocale): Formats {
  const tag = TAGS[locale];
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'AED', trailingZeroDisplay: 'stripIfInteger' });
  const count = new Intl.NumberFormat(tag);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Dubai' });
  const weekday = new Intl.DateTimeFormat(tag, {
    weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Asia/Dubai',
  });
  return {
    money: (fils) => money.format(fils / 100),
    count: (value) => count.format(value),
    day: (time) => day.format(new Date(time)),
    weekday: (time) => weekday.format(new Date(time)),
  };
}
