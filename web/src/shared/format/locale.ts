import { locale } from '../locale/locale';

/** The locale of numbers, money and dates: as they are written in the Emirates, in Latin digits in both languages. */
export const LOCALE = locale === 'ar' ? 'ar-AE-u-nu-latn' : 'en-AE';
