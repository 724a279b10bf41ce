import type { notFoundTexts as english } from './texts-not-found.en';
import type { Translation } from '../kernel/i18n/translation';

export const notFound: Translation<typeof english> = {
  title: 'الصفحة غير موجودة',
  description: 'لا شيء في هذا العنوان. ربما حملته الأمواج، أو أن الرابط لم يكن صحيحاً قط.',
  home: 'العودة إلى الرئيسية',
  exchange: 'استبدل هاتفاً',
  leaderboard: 'لوحة الصدارة',
};
