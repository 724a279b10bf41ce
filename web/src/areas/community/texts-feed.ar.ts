import type { communityFeedTexts as english } from './texts-feed.en';
import type { Translation } from '../../kernel/i18n/translation';
import { counted } from '../../kernel/i18n/counted';

export const communityFeed: Translation<typeof english> = {
  title: 'آخر الأخبار',
  lead: 'أفعال اليوم الصغيرة من كل أنحاء المدينة.',
  box: {
    label: 'شارك فعلاً بيئياً',
    placeholder: 'ماذا فعلت اليوم؟',
    submit: 'نشر',
    note: 'تُحفظ مشاركتك في هذا المتصفح ولا تظهر لغيرك.',
  },
  saved: 'نُشرت مشاركتك',
  savedNote: 'محفوظة على هذا الجهاز فقط.',
  listLabel: 'آخر الأخبار',
  you: 'أنت',
  likes: (count) =>
    counted(count, { one: 'أعجبت بطلاً واحداً', two: 'أعجبت بطلين', few: 'أبطال أعجبتهم', many: 'بطلاً أعجبتهم' }),
  posts: [
    {
      id: 'first-trade',
      author: 'نورة أ.',
      when: 'قبل 20 دقيقة',
      level: 'بطلة فضية',
      badge: 'أول صفقة',
      content: 'استبدلت هذا الصباح هاتفي iPhone 12. يصل المرشّح غداً، وتختفي الصناديق من شرفتنا إلى الأبد.',
      likes: 34,
    },
    {
      id: 'thousand', author: 'دانيال ف.', when: 'قبل ساعة', level: 'بطل ذهبي', badge: '1,000 قارورة',
      content: 'ألف قارورة موفَّرة. عدّتها ابنتي على لوحة بجانب الثلاجة.', likes: 88,
    },
    {
      id: 'team-win', author: 'راشد ب.', when: 'قبل 3 ساعات', level: 'بطل ذهبي', badge: 'فوز في تحدٍّ',
      content: 'أنهى طابقنا كله تحدي تبريد دبي قبل موعده بيومين. من يطلق التحدي التالي؟', likes: 61,
    },
    {
      id: 'refill', author: 'مي ل.', when: 'أمس', level: 'بطلة برونزية', badge: 'مواظبة على التعبئة',
      content: 'ثلاثون يوماً مع القارورة الفولاذية نفسها. خدوشها أكثر من خدوش هاتفي.', likes: 47,
    },
  ],
};
