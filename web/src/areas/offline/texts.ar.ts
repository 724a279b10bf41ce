import type { offlineTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';

export const offline: Translation<typeof english> = {
  notice: 'لا يوجد اتصال: قد تكون الأرقام قديمة',
};
