import type { homeTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const home: Translation<typeof english> = {
  hero: {
    eyebrow: 'لعبة دبي للاقتصاد الدائري',
    title: 'حوّل الآيفون المنسي في درجك إلى ماء نقي',
    lead: 'استبدل آيفون مستعملاً، واكسب نقاط الكوكب، واجعل ثمنه ماءً نقياً في بيتك.',
    see: 'اعرف سعر هاتفي',
    lock: (amount) => `ثبّت ${amount}`,
    priceLabel: 'قيمة هاتفك',
    upTo: 'حتى',
    anyPhone: 'لهاتفك',
    pricePoints: (points) => `${leftToRight(`+${points}`)} نقطة`,
    ask: 'أخبرني بما تحتاج',
    choices: 'ماذا تحتاج؟',
    water: 'ماء نقي في البيت',
    trade: 'استبدال الآيفون الخاص بي',
    leaderboard: 'الانضمام إلى لوحة الصدارة البيئية',
    other: 'اسألني عن شيء آخر',
  },
  journey: {
    title: 'ثلاث خطوات في دائرة واحدة',
    lead: 'ما لم تعد تستعمله يدفع ثمن ما تشربه كل يوم.',
    progress: 'رحلتك',
    step: (number) => `الخطوة ${number}`,
    position: (number, total) => `الخطوة ${number} من ${total}`,
    exchange: {
      title: 'استبدل',
      text: 'اعرف قيمة هاتفك هنا، ثم أرسله إلينا مجاناً. يبقى العرض مثبتاً 30 يوماً.',
      link: 'كيف يعمل الاستبدال',
    },
    earn: {
      title: 'اكسب',
      text: 'كل صفقة مؤكدة تمنحك نقاط الكوكب، فترفع مستواك ومكانك بين الأبطال.',
      link: 'كيف تعمل النقاط',
    },
    redeem: { title: 'استفد', text: 'اصرف نقاطك على مكافآت شركائنا، ورصيدك على نظام مياه.', link: 'شاهد المكافآت' },
  },
};
