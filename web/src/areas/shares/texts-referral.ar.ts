import type { referralTexts as english } from './texts-referral.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedPoints, countedPointsOf } from '../../kernel/i18n/counted';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const referral: Translation<typeof english> = {
  loading: 'جارٍ تحميل دعواتك',
  failed: {
    title: 'تعذّر تحميل دعواتك',
    description: 'لم يستجب الخادم. رمزك وأصدقاؤك في أمان.',
    retry: 'حاول مجدداً',
  },
  lead: (points, voucher) =>
    `حين تتأكد أول صفقة لصديقك، تكسب ${countedPointsOf(points)} ويحصل كل منكما على قسيمة بقيمة ${voucher} من مطبخ شريكنا.`,
  code: 'رمز الإحالة الخاص بك',
  link: 'رابطك',
  share: 'شارك رابطك',
  invitation: {
    title: 'أبطال الكوكب',
    text: 'أحوّل هواتف الآيفون القديمة إلى ماء نقي مع أبطال الكوكب. انضم مجاناً وابدأ بنقاط:',
    copied: 'نُسخ الرابط! شاركه مع أصدقائك لتفتح المكافآت.',
  },
  vouchers: {
    title: 'قسائمك',
    of: (value) => `قسيمة مطبخ شريكنا بقيمة ${value}`,
    use: 'أبرز هذا الرمز في مطعم شريكنا في الخليج التجاري.',
    issued: (day) => `لك منذ ${day}.`,
    copy: 'انسخ',
    copied: 'نُسخ',
  },
  friends: {
    title: 'أصدقاؤك',
    empty: 'لا أحد بعد. شارك رابطك، ومن ينضم عبره من أصدقائك يظهر هنا.',
    summary: (joined, traded, points) => `انضم ${joined}، استبدل ${traded}، ${countedPoints(points)}`,
    states: { joined: 'انضم', traded: 'استبدل' },
    joinedOn: (day) => `انضم في ${day}`,
    tradedOn: (day) => `أول صفقة في ${day}`,
    earned: (points) => leftToRight(`+${points}`),
  },
};
