import type { imageMonitorTexts as english } from './texts.en';
import type { Translation } from '../../kernel/i18n/translation';

export const imageMonitor: Translation<typeof english> = {
  title: 'مراقب الصور',
  close: 'إغلاق مراقب الصور',
  total: 'إجمالي الصور',
  average: 'متوسط زمن التحميل',
  cacheHits: 'نسبة الذاكرة المؤقتة',
  fast: (limit) => `تحميل تحت ${limit} مللي ثانية`,
  format: 'أفضل صيغة',
  connection: 'الاتصال',
  pixelRatio: 'نسبة البكسل',
  milliseconds: (value) => `${value} مللي ثانية`,
  percent: (value) => `${value}%`,
  unknown: 'غير معروف',
  speed: { green: 'سريع', yellow: 'مقبول', red: 'بطيء' },
};
