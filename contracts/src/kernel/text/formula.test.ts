import { describe, expect, it } from '@jest/globals';
import { asPlainCell, ofPlainCell } from './formula.js';

describe('a cell for a spreadsheet', () => {
  it.each(['=1+1', '+971 4 555', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋971', '－2', '＠SUM(A1)'])('%j stays text', (cell) => {
    expect(asPlainCell(cell)).toBe(`'${cell}`);
    expect(ofPlainCell(`'${cell}`)).toBe(cell);
  });

  it.each(['iPhone 13', '2 = 1 + 1', 'a@b.example', '', "'13"])('%j stays as it is', (cell) => {
    expect(asPlainCell(cell)).toBe(cell);
    expect(ofPlainCell(cell)).toBe(cell);
  });
});
