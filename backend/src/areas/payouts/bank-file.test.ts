import { expect, it } from '@jest/globals';
import { asCsv, asPain001, leftOutAsCsv } from './bank-file.js';

const transfer = { pays: 'order', id: 'PO-1', holder: 'Jorgen Weiss', iban: 'X', amountFils: 1 } as const;

it('a bank executes on Dubai’s day', () => {
  const file = asPain001('b', [transfer], { name: 'Planet Heroes', iban: 'Y' }, new Date('2026-11-25T21:00:00Z'));
  expect(file).toContain('<ReqdExctnDt><Dt>2026-11-26</Dt></ReqdExctnDt>');
});

it.each([asCsv, leftOutAsCsv])('a sheet begins with a byte order mark, once', (asSheet) => {
  expect(asSheet([transfer]).split('\uFEFF')).toEqual(['', expect.stringMatching(/^[A-Z].*\r\n"Jorgen Weiss",.*\r\n$/)]);
});
