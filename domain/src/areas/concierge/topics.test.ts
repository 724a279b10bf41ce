import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './normalise.js';
import { recogniseConditions } from './recognise-conditions.js';
import { asksForPrice, topicsOf } from './topics.js';

describe('a topic is heard', () => {
  it.each([
    ['courier', 'in its own word'],
    ['courer', 'with a slip in a word of six letters and more'],
    ['well, come and get it', 'in a phrase, in order'],
  ])('in "%s": %s', (message) => {
    expect(topicsOf(wordsOf(message))).toEqual(['pickup']);
  });

  it.each([
    ['bourier', 'the first letter is another'],
    ['get and come', 'the phrase is in another order'],
    ['come and', 'the phrase is not complete'],
    ['bokk', 'slips are not borne in short words'],
  ])('not in "%s": %s', (message) => {
    expect(topicsOf(wordsOf(message))).toEqual([]);
  });

  it('not where a word is cut short: four letters are not a slip of six', () => {
    expect(topicsOf(['refe'])).toEqual([]);
    expect(topicsOf(['delivr'])).toEqual(['delivery']);
  });

  it('and a price likewise', () => {
    expect(asksForPrice(['worth'])).toBe(true);
    expect(asksForPrice(['north'])).toBe(false);
    expect(asksForPrice(['estimatee'])).toBe(true);
  });
});

describe('digits of any script', () => {
  it.each(['٠١٩', '۰۱۹', '019'])('are those that we count with: %s', (digits) => {
    expect(wordsOf(digits)).toEqual(['019']);
  });
});

describe('conditions', () => {
  const found = (message: string) =>
    recogniseConditions(wordsOf(message)).map(({ condition, at }) => `${condition} ${at}`);
  it.each([
    ['that are told one after the other', 'good then fair', ['good 0', 'fair 2']],
    ['by the longest phrase, once', 'not a scratch good', ['excellent 0', 'good 3']],
    ['with a slip in a long word', 'excelent', ['excellent 0']],
    ['with a slip in a word of six letters', 'brokne', ['poor 0']],
    ['without a slip in a short one', 'goood', []],
    ['not in a greeting', 'good morning', []],
    ['after a greeting', 'good morning fair', ['fair 2']],
    ['at the very end', 'it is fair', ['fair 2']],
  ])('are found %s', (_, message, expected) => {
    expect(found(message)).toEqual(expected);
  });
});
