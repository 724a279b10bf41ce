import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './normalise.js';
import { recogniseConditions } from './recognise-conditions.js';
import { subjectsOf } from './topics.js';

describe('the subject of a message is found', () => {
  it.each([
    ['courier please', 'in its own word', ['pickup']],
    ['couirer plese', 'with slips', ['pickup']],
    ['والمندوب', 'with a prefix of Arabic', ['pickup']],
    ['Is Hero Elite refundable?', 'in another form', ['refund']],
    ['اريد حذف الحِسَاب', 'with vowel signs', ['deleteAccount']],
    ['Hello! Where is my phone? How much is an iPhone worth?', 'in each part', ['whereIsMyPhone', 'greeting', 'price']],
  ])('%s: %s', (message, _, subjects) => {
    expect(subjectsOf(message).toSorted()).toEqual(subjects.toSorted());
  });

  it.each(['zebra', '13', ''])('and none in "%s"', (message) => {
    expect(subjectsOf(message)).toEqual([]);
  });

  it.each(['who won the game yesterday', 'كيف الطقس اليوم'])('and that it is none of ours: %s', (message) => {
    expect(subjectsOf(message)).toEqual(['offTopic']);
  });
});

describe('spellings of Arabic that people mix', () => {
  it.each([['أحمد إلى', 'احمد الي'], ['حالة', 'حاله'], ['وبالسعر والنقاط', 'وبالسعر نقاط'], ['للهاتف', 'هاتف']])(
    'are one: %s',
    (message, words) => expect(wordsOf(message).join(' ')).toBe(words),
  );
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
