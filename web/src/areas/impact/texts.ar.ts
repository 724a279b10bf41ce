import type { impactTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';

export const impact: Translation<typeof english> = {
  stripLabel: 'ما حققه أبطال الكوكب معاً',
  loading: 'جارٍ تحميل إحصاءات الأثر',
  figures: {
    bottles: 'قوارير تم تفاديها',
    carbon: 'ثاني أكسيد الكربون الموفَّر',
    rewards: 'إجمالي مكافآت الأبطال',
    points: 'النقاط المكتسبة',
    heroes: 'أبطال نشطون',
  },
  failedTitle: 'تعذّر تحميل إحصاءات الأثر',
  failedDescription: 'سيتم تحديث البيانات البيئية قريباً!',
};
