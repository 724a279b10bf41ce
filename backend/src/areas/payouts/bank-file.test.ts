import { expect, it } from '@jest/globals';
import { asCsv, asPain001, leftOutAsCsv, referenceOf } from './bank-file.js';

const transfer = { pays: 'order', reference: 'PO-1', holder: 'Jorgen Weiss', iban: 'X', amountFils: 1 } as const;

it('a bank executes on Dubai’s day', () => {
  const file = asPain001('b', [transfer], { name: 'Planet Heroes', iban: 'Y' }, new Date('2026-11-25T21:00:00Z'));
  expect(file).toContain('<ReqdExctnDt><Dt>2026-11-26</Dt></ReqdExctnDt>');
});

it.each([
  ['PH-7K3M9-QXR2D', 'PH-7K3M9-QXR2D'],
  ['6f1d2c1e-9d0b-4d43-8a5e-2f2b4c9f8a10', '6f1d2c1e9d0b4d438a5e2f2b4c9f8a10'],
])('a bank takes no more than 35 characters of a reference: %s', (code, reference) => {
  expect(referenceOf(code)).toBe(reference);
  const file = asPain001('b', [{ ...transfer, reference }], { name: 'Planet Heroes', iban: 'Y' }, new Date());
  expect(file).toContain(`<EndToEndId>${reference}</EndToEndId>`);
});

it.each([asCsv, leftOutAsCsv])('a sheet begins with a byte order mark, once', (asSheet) => {
  expect(asSheet([transfer]).split('\uFEFF')).toEqual(['', expect.stringMatching(/^[A-Z].*\r\n"Jorgen Weiss",.*\r\n$/)]);
});
