import type { tipsTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';

export const tips: Translation<typeof english> = {
  help: (count) => `النصائح: ${count}`,
  menu: {
    title: 'نصائح الصفحة',
    heading: 'اختر النصائح التي تظهر',
    show: 'أظهر',
    hide: 'أخفِ',
    resetAll: 'إعادة ضبط الكل',
    cancel: 'إلغاء',
    dismissAll: 'إخفاء الكل',
  },
  types: { info: 'معلومة مفيدة', tip: 'نصيحة', achievement: 'إنجاز', action: 'جرّب هذا' },
  gotIt: 'فهمت',
  close: 'إغلاق النصيحة',
  hints: {
    'calculator-intro': {
      title: 'كم تساوي قيمة هاتفك؟',
      content: 'اختر هنا الطراز والحالة: يظهر التقدير على الفور، وبضغطة أخرى نؤكده لك.',
    },
    'start-mission': {
      title: 'ابدأ مهمتك',
      content: 'أخبرنا بما تحتاج، فنأخذك مباشرة إلى الماء النقي أو الاستبدال أو لوحة الصدارة.',
    },
    leaderboard: {
      title: 'لوحة لا تهدأ',
      content: 'تتغير المراكز لحظة تأكيد كل صفقة. الانضمام مجاني، وتبدأ ومعك نقاط.',
    },
    'impact-stats': {
      title: 'ما وفّرناه معاً',
      content: 'تجمع هذه الأرقام الأربعة ما وفّره جميع الأبطال. كل صفقة مؤكدة تحرّكها أمامك.',
      action: 'شاهد لوحة الأثر',
    },
    'water-system-packages': {
      title: 'ثلاث باقات',
      content: 'تأتي كل باقة مع مرشّحات ونقاط ومستوى بطل. ويُحتسب رصيد الاستبدال في أي منها.',
      action: 'اعرف قيمة هاتفي',
    },
    'mobile-navigation': {
      title: 'كل شيء هنا',
      content: 'تقودك القائمة إلى جميع الأقسام، وتنقلك بين عروض الأفراد وعروض الشركات.',
    },
    'ai-concierge': {
      title: 'اسأل المساعد الذكي',
      content: 'اكتب إلى المساعد الذكي لتعرف قيمة هاتفك أو تحجز استلاماً. يجيبك خلال لحظات.',
    },
  },
};
