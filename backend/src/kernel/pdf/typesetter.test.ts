import { describe, expect, it } from '@jest/globals';
import Pdf from 'pdfkit';
import { Typesetter, visualRuns } from './typesetter.js';

const shown = (text: string, direction: 'ltr' | 'rtl') => visualRuns(text, direction).map((run) => run.text);

describe('the runs of a line, from left to right', () => {
  it('of Latin text are the text', () => {
    expect(visualRuns('AED 850 (good)', 'ltr')).toMatchObject([{ text: 'AED 850 (good)', script: 'latin' }]);
  });

  it('change the font for letters that the first one lacks', () => {
    expect(visualRuns('Ana Ćosić', 'ltr')).toMatchObject([
      { text: 'Ana ', script: 'latin' },
      { text: 'Ć', script: 'latin-ext' },
      { text: 'osi', script: 'latin' },
      { text: 'ć', script: 'latin-ext' },
    ]);
  });

  it('put what is read first on the right in Arabic, and leave numbers as they are', () => {
    expect(shown('السعر 850 درهم', 'rtl')).toEqual(['درهم', ' ', '850', 'السعر ']);
  });

  it('follow the marks of direction, and show none', () => {
    const day = shown('23\u200f/11\u200f/2026، 8:04 ص', 'rtl').join('');
    expect(day).not.toMatch(/[\u200e\u200f]/);
    expect(day).toContain('2026/11/23');
    expect(shown('\u2066AED 5\u2069', 'rtl').join('')).toBe('AED 5');
  });

  it('turn brackets and the signs between numbers', () => {
    expect(shown('بيت (12)', 'rtl').join('|')).toBe('(|12|)|بيت ');
    expect(shown('2026، 11:53', 'rtl')).toEqual(['11:53', ' ،', '2026']);
  });

  it('keep an Arabic name in its place in a Latin line', () => {
    expect(shown('Noura نورة 12', 'ltr')).toEqual(['Noura ', '12', 'نورة ']);
  });
});

describe('a word that is wider than a line', () => {
  class Counted extends Typesetter {
    letters = 0;

    override widthOf(...measured: Parameters<Typesetter['widthOf']>): number {
      this.letters += measured[0].length;
      return super.widthOf(...measured);
    }
  }

  it.each(['x', 'ش'])('is cut where it is full, without measuring all that follows again and again: %s', (letter) => {
    const type = new Counted(new Pdf(), 'rtl');
    const lines = type.linesOf(`${letter.repeat(2_000)} ${letter}`, 300, 10);
    expect(type.letters).toBeLessThan(40_000);
    expect(lines.join('')).toBe(`${letter.repeat(2_000)} ${letter}`);
    for (const line of lines) expect(type.widthOf(line, 10)).toBeLessThanOrEqual(300);
    for (const line of lines.slice(0, -1)) expect(type.widthOf(line + letter, 10)).toBeGreaterThan(300);
  });

  it('is cut by single letters where none fits', () => {
    expect(new Typesetter(new Pdf(), 'ltr').linesOf('wide', 1, 10)).toEqual(['w', 'i', 'd', 'e']);
    expect(new Typesetter(new Pdf(), 'ltr').linesOf('e\u0301e\u0301', 1, 10)).toEqual(['e\u0301', 'e\u0301']);
  });
});
