import { perLocale } from './format-number';

const FILS_PER_DIRHAM = 100;

const wholeDirhams = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'AED', maximumFractionDigits: 0 }));
const compactDirhams = perLocale((tag) => new Intl.NumberFormat(tag, {
  style: 'currency',
  currency: 'AED',
  notation: 'compact',
  maximumFractionDigits: 1,
}));

const exactDirhams = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'AED', minimumFractionDigits: 2 }));

const wholeDollars = perLocale((tag) => new Intl.NumberFormat(tag, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
}));

/** With a minus sign for the hyphen, after which a line may end before the amount. */
function inDirhams(format: Intl.NumberFormat, fils: number): string {
  return format.format(fils / FILS_PER_DIRHAM).replace('-', '−');
}

/** Whole dirhams: AED 1,299. */
export function formatAed(dirhams: number): string {
  return wholeDirhams().format(dirhams);
}

/** Fils as dirhams with both decimals: AED 150.00 (spec document 2, section 9). */
export function formatFils(fils: number): string {
  return inDirhams(exactDirhams(), fils);
}

/** Fils as dirhams without decimals: AED 3,700 (spec document 2, section 9). */
export function formatWholeFils(fils: number): string {
  return inDirhams(wholeDirhams(), fils);
}

/** Fils as dirhams, with decimals where there are any: AED 300, AED 300.55. */
export function formatAmount(fils: number): string {
  return fils % FILS_PER_DIRHAM === 0 ? formatWholeFils(fils) : formatFils(fils);
}

/** Whole US dollars, for the sponsor programmes alone: $5,000. */
export function formatUsd(dollars: number): string {
  return wholeDollars().format(dollars);
}

/** Fils as dirhams, thousands as K and millions as M: AED 2.4M (spec document 1, section 9). */
export function formatFilsCompact(fils: number): string {
  return compactDirhams().format(fils / FILS_PER_DIRHAM);
}
