import type { legalTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';
import { countedDays, countedHours, countedYears } from '../../kernel/i18n/counted';

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
