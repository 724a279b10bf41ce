import { distance } from 'fastest-levenshtein';

/** Whether a word is another one, allowing for the slips of a hurried thumb: more of them in longer words. */
export function resembles(word: string, meant: string, slips = meant.length >= 7 ? 2 : 1): boolean {
  if (word === meant) return true;
  if (meant.length < 3 || Math.abs(word.length - meant.length) > 2) return false;
  if (word.length === meant.length && sorted(word) === sorted(meant)) return word[0] === meant[0] || meant.length > 4;
  if (meant.length < 5) return false;
  return distance(word, meant) <= slips;
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
