let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as people count them: a flag, a family and a letter with its marks are one each. */
export function charactersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The beginning of a text, at most `count` characters, none of them cut in two. */
export function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : charactersOf(text).slice(0, count).join('');
}

/** The beginning of a text, at most `length` UTF-16 units long, no character cut in two. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  let beginning = '';
  for (const character of charactersOf(text)) {
    if (beginning.length + character.length > length) break;
    beginning += character;
  }
  return beginning;
}
