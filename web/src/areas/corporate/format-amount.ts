import { perLocale } from '../../kernel/i18n/format-locale';

const FILS_PER_DIRHAM = 100;
const whole = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'AED', maximumFractionDigits: 0 }));
const exact = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'AED', minimumFractionDigits: 2 }));

/** Fils as dirhams to the last one, with decimals only where there are any: AED 139,590 or AED 930.60. */
export function formatAmount(fils: number): string {
  return (fils % FILS_PER_DIRHAM === 0 ? whole() : exact()).format(fils / FILS_PER_DIRHAM);
}
