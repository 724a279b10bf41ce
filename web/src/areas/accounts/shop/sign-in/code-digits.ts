import { SIGN_IN } from '@planet-heroes/contracts/areas/accounts/catalogue';

/** Digits as Arabic and Persian keyboards write them. */
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const DIGIT_MASK = 0xf;

/** The digits of what was typed or pasted, "123 456" say, as many as a code has. */
export function codeDigits(text: string): string {
  return text
    .replaceAll(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & DIGIT_MASK))
    .replaceAll(/\D/g, '')
    .slice(0, SIGN_IN.codeDigits);
}
