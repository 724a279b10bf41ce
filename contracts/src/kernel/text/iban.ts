import { z } from 'zod';
import { plainDigits } from './plain-digits.js';

/** How long the Emirates’ own account numbers are. */
const EMIRATES_LENGTH = 23;

/** Blanks and dashes of every kind, and the invisible marks that copied text brings. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/** An account number in capitals, without the label, blanks and dashes of a statement. */
export function plainIban(text: string): string {
  return plainDigits(text).replaceAll(BETWEEN, '').toUpperCase().replace(/^IBAN:?/, '');
}

/** Whether it is an account number by its form and its checksum (ISO 13616: the number modulo 97 leaves 1). */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('AE') && iban.length !== EMIRATES_LENGTH) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((letter) => Number.parseInt(letter, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** What may be shown of an account number: its country, and its end. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;
}

export const ibanSchema = z.string().max(60)
  .refine(isIban, 'must be an IBAN whose checksum is right')
  .transform(plainIban);
