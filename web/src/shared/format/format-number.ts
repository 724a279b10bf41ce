import { LOCALE } from './locale';

const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });

/** A whole number with separators: 12,847. */
export function formatWhole(value: number): string {
  return whole.format(value);
}

/** Thousands as K, millions as M, one decimal: 12.8K, 2.4M (spec document 1, section 9). */
export function formatCompact(value: number): string {
  return compact.format(value);
}
