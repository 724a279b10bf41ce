/**
 * What shows nothing or changes what stands beside it: control, format, private, unassigned, separators, fillers,
 * variation selectors.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Scripts whose letters a zero-width (non-)joiner shapes. */
const JOINING = '\\p{Script_Extensions=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}';
const INDIC =
  '\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}';
/** Where a joiner is needed: between letters of such scripts, and between the parts of one emoji. */
const NEEDED_JOINER = new RegExp(
  `(?<=[${JOINING}${INDIC}]\\p{M}*)[\\u200C\\u200D](?=[${JOINING}${INDIC}])|(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=\\p{Extended_Pictographic})`,
  'gu',
);
/** Says that a sign is meant as a picture, or as text; once, and beside one that may be both. */
const NEEDED_SELECTOR = /(?<=[\p{Emoji}])[\uFE0E\uFE0F]/gu;
const LINE_BREAK = /[\r\n\t]/g;
/** Vietnamese, Arabic and Devanagari stack three at the most, Thai and Hebrew four. */
const STACKED_MARKS = /\p{M}{5}/u;
const MARK_FIRST = /^\p{M}/u;

export const HIDDEN_TEXT = 'must be text that can be seen: no control, invisible, reversing or unassigned characters';
export const STACKED_TEXT = 'must not stack so many marks on one letter';

/** Why a text cannot be shown to others as it is; undefined where it can. It must be in NFC. */
export function textFault(text: string, { lines = false }: { lines?: boolean } = {}): string | undefined {
  if (!text.isWellFormed()) return HIDDEN_TEXT;
  // Joiners first: between the parts of an emoji stands a selector as well.
  const plain = text.replace(NEEDED_JOINER, '').replace(NEEDED_SELECTOR, '');
  if ((lines ? plain.replace(LINE_BREAK, '') : plain).search(HIDDEN) >= 0) return HIDDEN_TEXT;
  return STACKED_MARKS.test(plain) || MARK_FIRST.test(plain) ? STACKED_TEXT : undefined;
}

/** A text of several lines without what `textFault` would refuse, for a program that sends what somebody typed. */
export function withoutHidden(text: string): string {
  const whole = text.replace(/\p{Cs}/gu, '').normalize('NFC');
  const needed = new Set(
    [...whole.matchAll(NEEDED_JOINER), ...whole.matchAll(NEEDED_SELECTOR)].map(({ index }) => index),
  );
  const seen = fewerMarks(whole.replace(HIDDEN, (sign, at: number) => (sign === '\n' || needed.has(at) ? sign : '')));
  // What made a joiner needed may be gone now.
  return textFault(seen, { lines: true })
    ? fewerMarks(seen.replace(HIDDEN, (sign) => (sign === '\n' ? sign : '')))
    : seen;
}

function fewerMarks(text: string): string {
  return text.replace(/(\p{M}{4})\p{M}+/gu, '$1').replace(/^\p{M}+/u, '');
}
