import type { legal as english } from '../en/legal';
import type { Translation } from '../translation';
import { countedDays, countedHours, countedYears } from './counted';

export const legal: Translation<typeof english> = {
  updated: (day) => `آخر تحديث ${day}`,
  contents: 'في هذه الصفحة',
  print: 'طباعة هذه الصفحة',
  inShort: 'باختصار',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  years: countedYears,
  days: countedDays,
  hours: countedHours,
};
