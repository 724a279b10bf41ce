import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { latinName } from './latin-name.js';

describe('a name for a bank’s file', () => {
  it.each([
    ['Jørgen Weiß', 'Jorgen Weiss'],
    ['Đorđe Łukasz Ćosić', 'Dorde Lukasz Cosic'],
    ['Ærø Œuvre Þóra', 'AEro OEuvre Thora'],
    ['İpek Yıldız', 'Ipek Yildiz'],
    ['Conor O’Brien – Hayes', "Conor O'Brien - Hayes"],
    ['Gulf & Sons_LLC', 'Gulf + Sons-LLC'],
    ['=SUM(A1)', 'SUM(A1)'],
    ['Layla  Haddad', 'Layla Haddad'],
    [`${'a'.repeat(69)} b`, 'a'.repeat(69)],
  ])('%j is %j', (name, latin) => expect(latinName(name)).toBe(latin));

  it.each(['محمد أحمد الحسن', 'Layla حداد', 'Иван', 'Νίκος', '陳', '123', '', '***'])(
    '%j has none, and none is invented',
    (name) => expect(latinName(name)).toBeUndefined(),
  );

  it('holds only what every bank takes, 70 characters at most, and no blank at its ends', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      expect(latinName(name) ?? 'A').toMatch(/^(?! )[A-Za-z0-9/\-?:().,'+ ]{1,70}(?<! )$/);
    }));
  });
});
