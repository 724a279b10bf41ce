import type { toastsTexts as english } from './texts-toasts.en';
import type { Translation } from './translation';

export const toasts: Translation<typeof english> = {
  region: 'الإشعارات ({hotkey})',
  close: 'إغلاق الإشعار',
  error: 'خطأ',
  maps: { title: 'جارٍ فتح الخرائط', description: (place) => `يُفتح ${place} في علامة تبويب جديدة.` },
  somethingWentWrong: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
};
