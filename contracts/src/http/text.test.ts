import { describe, expect, it } from '@jest/globals';
import { multilineText } from './text.js';

describe('text of several lines', () => {
  const text = multilineText(20);

  it('takes line breaks and emoji, and makes all line breaks one kind', () => {
    expect(text.parse(' One\r\ntwo\n🌍 ')).toBe('One\ntwo\n🌍');
  });

  it.each([
    ['a tab', 'a\tb'],
    ['NUL', 'a\u0000b'],
    ['a lone carriage return', 'a\rb'],
    ['half a surrogate pair', 'a\ud800'],
    ['nothing but spaces', ' \n '],
    ['too much', 'x'.repeat(21)],
  ])('refuses %s', (_, given) => {
    expect(text.safeParse(given).success).toBe(false);
  });
});
