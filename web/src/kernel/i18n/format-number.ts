import { perLocale } from './format-locale';

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
