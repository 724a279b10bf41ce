import { describe, expect, it } from '@jest/globals';
import { beginningOf, charactersOf, firstCharacters } from './characters.js';

describe('characters as people count them', () => {
  it.each([
    ['Noor', 4], ['🌟 Noor', 6], ['🇦🇪🇦🇪', 2], ['👩‍🔧', 1], ['👍🏽!', 2], ['e\u0301', 1], ['مُحَمَّد', 4], ['', 0],
  ])('%s has %d', (text, count) => expect(charactersOf(text)).toHaveLength(count));

  it.each([
    ['🌟 Noor', 1, '🌟'], ['🇦🇪 Team', 1, '🇦🇪'], ['👩‍🔧👩‍🔧', 1, '👩‍🔧'], ['e\u0301e\u0301', 1, 'e\u0301'], ['Noor', 9, 'Noor'],
  ])('%s begins, cut to %d, with %s', (text, count, beginning) => expect(firstCharacters(text, count)).toBe(beginning));

  it.each([
    ['Water for all', 5, 'Water'], ['Water', 5, 'Water'], ['Tea 🌟', 5, 'Tea '], ['Tea 🌟', 6, 'Tea 🌟'],
    ['👩‍🔧 Mechanic', 4, ''], ['👩‍🔧 Mechanic', 5, '👩‍🔧'], ['🇦🇪🇦🇪', 6, '🇦🇪'], ['Cafe\u0301s', 4, 'Caf'], ['مُدُن', 3, 'مُ'],
  ])('%j of %i units is %j', (text, length, beginning) => expect(beginningOf(text, length)).toBe(beginning));
});
