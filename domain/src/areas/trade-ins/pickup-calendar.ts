import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { Locale } from '@planet-heroes/contracts/kernel/text/locales';
import { calendarFile } from '../../kernel/text/calendar-file.js';

const TEXTS = {
  en: {
    summary: (device: string) => `Planet Heroes: our courier fetches your ${device}`,
    code: (code: string) => `Your code is ${code}. Have it ready when you hand the phone over.`,
    prepare: 'Before that: back the phone up, sign out of iCloud and reset it.',
    demo: 'This is a demo: no courier comes.',
  },
  ar: {
    summary: (device: string) => `Planet Heroes: يستلم مندوبنا ${device}`,
    code: (code: string) => `رمزك ${code}. اذكره عند تسليم الهاتف.`,
    prepare: 'قبل ذلك: احفظ نسخة احتياطية، وسجّل الخروج من iCloud، وأعد ضبط الهاتف.',
    demo: 'هذا عرض تجريبي: لن يأتي أي مندوب.',
  },
} as const;

interface Visit extends Pick<TradeIn, 'id' | 'device' | 'code' | 'isDemo'> {
  startsAt?: Date | string | null | undefined;
  endsAt?: Date | string | null | undefined;
  address?: string | null | undefined;
}

/** The courier’s visit as a calendar file; undefined where no time is arranged. */
export function pickupCalendar(
  { id, device, code, isDemo, startsAt, endsAt, address = null }: Visit,
  locale: Locale,
  madeAt: Date,
): string | undefined {
  if (!startsAt || !endsAt || !code) return undefined;
  const text = TEXTS[locale];
  return calendarFile({
    id: `trade-in-${id}`,
    when: { startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    summary: text.summary(device),
    location: address,
    description: [...(isDemo ? [text.demo] : []), text.code(code), text.prepare].join('\n'),
    madeAt,
  });
}
