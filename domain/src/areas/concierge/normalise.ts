const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Codes of trade-ins and of credit, whose digits do not name a model. */
const CODES = /\bPHC?(?:-[A-Z0-9]{4,})+/gi;

/**
 * A message as words: lower case, digits of any script as 0–9, letters and digits apart ("15pm" is "15 pm"), and
 * everything else left out.
 */
export function wordsOf(message: string): string[] {
  return withLatinDigits(foldArabic(message.normalize('NFKC').replace(CODES, ' ')))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Spellings that people mix are one: no vowel signs and lengthening, one alef, yeh and teh; no article. */
export function foldArabic(text: string): string {
  return text
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/(?<!\p{L})(?:[وبف]?ال|لل)(?=\p{L}{3})/gu, '');
}

export function withLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}
