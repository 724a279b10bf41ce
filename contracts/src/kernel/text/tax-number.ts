import { plainDigits } from './plain-digits.js';

/** A tax registration number of the Emirates: fifteen digits, however they are set apart. */
const TAX_NUMBER = /^\d{15}$/;

/** The fifteen digits of a tax registration number; undefined for other text. */
export function taxNumberOf(given: string): string | undefined {
  const digits = plainDigits(given).replaceAll(/[\s-]+/g, '');
  return TAX_NUMBER.test(digits) ? digits : undefined;
}
