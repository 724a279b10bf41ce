import type { exchangeTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedDays, countedHours } from '../../kernel/i18n/counted';

export const exchange: Translation<typeof english> = {
  eyebrow: 'الاستبدال',
  title: 'هاتفك القديم يستحق أكثر من درج',
  lead: 'اعرف قيمته في ثوانٍ، واختر ما تريده مقابله، وأرسله إلينا مجاناً.',
  benefitsTitle: 'ثلاث طرق لتنال قيمته',
  benefits: {
    credit: {
      title: 'رصيد في المتجر',
      text: 'اصرف القيمة كاملة في متجرنا: أنظمة مياه ومرشحات ومياه فاخرة وهواتف مجددة.',
    },
    product: { title: 'استبدال بمنتج', text: 'استبدل هاتفك مباشرة بنظام مياه أو بآيفون مجدد أحدث، وادفع الفرق فقط.' },
    points: { title: 'نقاط الكوكب', text: 'كل استبدال يضيف نقاطاً فوق القيمة. ترفع مستواك بين الأبطال وتفتح المكافآت.' },
  },
  howTitle: 'كيف يتم ذلك',
  steps: {
    evaluate: { title: 'قيّم', text: 'اختر الطراز والحالة في المحاكي لتعرف القيمة فوراً.' },
    choose: { title: 'اختر', text: 'رصيد في المتجر، أو منتج، أو نقاط نحو مكافأة.' },
    ship: { title: 'أرسل الجهاز', text: 'يستلمه مندوب في دبي، أو تحضره، أو ترسله بالبريد مجاناً.' },
    receive: { title: 'نل القيمة', text: (hours) => `تصبح لك خلال ${countedHours(hours)} من التحقق.` },
  },
  guarantee: {
    title: 'ضمان القيمة لدينا',
    lead: 'السعر الذي تراه هو السعر الذي نلتزم به.',
    locked: (days) => `العرض مثبت ${countedDays(days)}`,
    processed: (hours) => `تتم المعالجة خلال ${countedHours(hours)} من التحقق`,
    shipping: 'شحن مجاني',
  },
  closing: { title: 'جاهزون متى كنت جاهزاً', start: 'ابدأ الاستبدال', more: 'اعرف المزيد' },
};
