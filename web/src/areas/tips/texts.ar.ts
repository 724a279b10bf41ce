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
      content: 'اختر الطراز والحالة، فيظهر السعر على الفور.',
    },
    'start-mission': {
      title: 'ابدأ مهمتك',
      content: 'قل لنا ما تحتاج إليه، ونأخذك إليه مباشرة.',
    },
    leaderboard: {
      title: 'لوحة لا تهدأ',
      content: 'تتغير المراكز لحظة تأكيد كل صفقة. الانضمام مجاني.',
    },
    'impact-stats': {
      title: 'ما وفّرناه معاً',
      content: 'ما وفّره جميع الأبطال: كل صفقة مؤكدة تزيده.',
      action: 'شاهد لوحة الأثر',
    },
    'water-system-packages': {
      title: 'ثلاث باقات',
      content: 'مرشّحات ونقاط ومستوى مع كل باقة، ورصيدك يُحتسب.',
      action: 'اعرف قيمة هاتفي',
    },
    'mobile-navigation': {
      title: 'كل شيء هنا',
      content: 'كل الأقسام، والانتقال بين عروض الأفراد والشركات.',
    },
    'ai-concierge': {
      title: 'اسأل المساعد الذكي',
      content: 'اسأله عن سعر هاتفك أو احجز استلاماً، يجيبك خلال لحظات.',
    },
  },
};
