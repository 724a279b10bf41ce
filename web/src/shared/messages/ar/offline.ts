import type { offline as english } from '../en/offline';
import type { Translation } from '../translation';

export const offline: Translation<typeof english> = {
  notice: 'لا يوجد اتصال: قد تكون الأرقام قديمة',
};
