/** How long a name in a bank's file may be (ISO 20022, `Max70Text`). */
const MAX_LENGTH = 70;
/** Letters and signs that Unicode does not take apart into a plain one and a mark. */
const REPLACED: Readonly<Record<string, string>> = {
  Ø: 'O', ø: 'o', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Ł: 'L', ł: 'l', Ħ: 'H', ħ: 'h', ı: 'i', ß: 'ss', ẞ: 'SS', Æ: 'AE',
  æ: 'ae', Œ: 'OE', œ: 'oe', Þ: 'Th', þ: 'th', Ŋ: 'N', ŋ: 'n', Ə: 'E', ə: 'e', '’': "'", '‘': "'",
  'ʻ': "'", 'ʼ': "'", '&': '+', _: '-', '–': '-',
};
/** What bank files hold: Latin letters, digits and a few signs. */
const OTHER_SIGNS = /[^A-Za-z0-9/\-?:().,'+]+/g;

/**
 * A name as bank files take it (EPC217-08): its Latin letters without their marks. Undefined for a name with letters of
 * another script, since only the bank knows how it writes them.
 */
export function latinName(name: string): string | undefined {
  const plain = [...name].map((letter) => REPLACED[letter] ?? letter).join('').normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
  if (!/[A-Za-z]/.test(plain) || /(?![A-Za-z])\p{L}/u.test(plain)) return undefined;
  return plain.replaceAll(OTHER_SIGNS, ' ').trim().slice(0, MAX_LENGTH).trimEnd();
}
