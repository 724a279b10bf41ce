import { currentLocale, type Locale } from './locale';

/** Numbers, money and dates as they are written in the Emirates, in Latin digits in both languages. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** Something of `Intl` in the page's language, made once for each. */
export function perLocale<T>(make: (tag: string, locale: Locale) => T): () => T {
  const made = new Map<Locale, T>();
  return () => {
    const locale = currentLocale();
    const known = made.get(locale) ?? make(TAGS[locale], locale);
    made.set(locale, known);
    return known;
  };
}

const whole = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));
const compact = perLocale((tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 }));

/** A whole number with separators: 12,847. */
export function formatWhole(value: number): string {
  return whole().format(value);
}

/** Thousands as K, millions as M, one decimal: 12.8K, 2.4M (spec document 1, section 9). */
export function formatCompact(value: number): string {
  return compact().format(value);
}
