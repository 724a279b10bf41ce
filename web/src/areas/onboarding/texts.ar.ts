import type { onboardingTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { leftToRight } from '../../kernel/i18n/left-to-right';

export const onboarding: Translation<typeof english> = {
  progress: 'التقدّم في الجولة',
  percent: (value) => `${value}%`,
  position: (step, of) => `الخطوة ${step} من ${of}`,
  previous: 'السابق',
  next: 'التالي',
  skip: 'تخطَّ',
  finish: 'ابدأ اللعب',
  steps: {
    welcome: {
      title: 'أهلاً بك يا بطل الكوكب',
      text: () => 'هاتف منسي في درج يمكن أن يصير ماءً نقياً في البيت. هذه لعبة بجوائز حقيقية، وتتعلّمها في دقيقتين.',
    },
    calculator: {
      title: 'اعرف قيمة هاتفك',
      text: () => 'اختر الطراز وحالته، فيظهر التقدير على الفور، وبضغطة على الزر تصبح القيمة مؤكدة.',
    },
    impact: {
      title: 'شاهد أثرك',
      text: () =>
        'كل درهم من القيمة يُحتسب قوارير وكربوناً في اللعبة. تجمع لوحة الأثر ما يحققه جميع الأبطال لحظة بلحظة.',
    },
    points: {
      title: 'اكسب نقاط الكوكب',
      text: (trade) =>
        `الصفقة الجيدة تمنحك ${
          leftToRight(trade)
        } نقطة. ترفعك النقاط من بطل برونزي إلى فضي ثم ذهبي، وتصعد بك في لوحة الصدارة.`,
    },
    water: {
      title: 'احصل على ماء نقي',
      text: (price) => `اصرف رصيدك على نظام مياه. تبدأ حقيبة البداية من ${price}.`,
    },
    community: {
      title: 'العبوا معاً',
      text: (voucher) => `خض التحديات وادعُ صديقاً: مع أول صفقة له يحصل كل منكما على قسيمة بقيمة ${voucher} من مطبخ شريكنا.`,
    },
    complete: {
      title: 'أنت جاهز',
      text: () => 'هذا كل شيء. يعيدك زر الجولة التعريفية إلى هنا متى شئت.',
    },
  },
};
