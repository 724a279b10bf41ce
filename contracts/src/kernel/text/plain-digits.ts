/** The zeros of the decimal digits that people of the Emirates type: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];
const OTHER_DIGIT = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF]/g;
/** Direction marks, zero-width blanks and other characters that paste brings along and nobody sees. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A typed or pasted number as text: Latin digits, plain blanks, nothing invisible, no blanks around it. It is applied
 * before a number's own check: phone, IMEI, IBAN, tax number, quantity, code.
 */
export function plainDigits(typed: string): string {
  return typed.normalize('NFKC').replace(UNSEEN, '').replace(/\p{Zs}/gu, ' ').replace(OTHER_DIGIT, (digit) => {
    const point = digit.codePointAt(0)!;
    return String(point - ZEROS.findLast((zero) => zero <= point)!);
  }).trim();
}

/** Digits, also in groups of three, or of two as in India: by commas, blanks, apostrophes or the Arabic mark. */
const WHOLE = String.raw`(?:\d{1,15}|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?: \d{3})+|\d{1,3}(?:['’]\d{3})+|\d{1,3}(?:٬\d{3})+)`;
const WHOLE_NUMBER = new RegExp(`^${WHOLE}$`);
const DIRHAMS = new RegExp(`^(${WHOLE})(?:[.,٫](\\d{1,2}))?$`);

/** A typed whole number, also in groups of three ("1,000"); undefined for anything else, such as "1.000" or "1e3". */
export function wholeNumberOf(typed: string): number | undefined {
  const text = plainDigits(typed);
  return WHOLE_NUMBER.test(text) ? Number(text.replaceAll(/\D/g, '')) : undefined;
}

/** Typed dirhams in fils: "1,000.50", "12,5"; undefined for anything else, such as "1.000". */
export function filsOf(typed: string): number | undefined {
  const [, whole, part = ''] = DIRHAMS.exec(plainDigits(typed)) ?? [];
  const fils = Number(`${whole?.replaceAll(/\D/g, '')}${part.padEnd(2, '0')}`);
  return Number.isSafeInteger(fils) ? fils : undefined;
}
