import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ibanSchema, isIban, maskedIban } from './iban.js';

const RIGHT = ['AE07 0331 2345 6789 0123 456', 'GB82 WEST 1234 5698 7654 32', 'DE89370400440532013000'];

describe('an account number', () => {
  it.each(RIGHT)('%s is right', (iban) => expect(isIban(iban)).toBe(true));

  it('is wrong once any digit is another', () => {
    fc.assert(fc.property(fc.constantFrom(...RIGHT), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
      const plain = iban.replaceAll(' ', '');
      const places = [...plain].flatMap((letter, index) => /\d/.test(letter) && index > 1 ? [index] : []);
      const place = places[at % places.length]!;
      const other = (Number(plain[place]) + by) % 10;
      expect(isIban(plain.slice(0, place) + other + plain.slice(place + 1))).toBe(false);
    }));
  });

  it.each(['', 'AE07', 'AE070331234567890123', 'AE07 0331 2345 6789 0123 4567', '<script>', 'ae07\u06610331'])(
    '%j is none',
    (text) => expect(ibanSchema.safeParse(text).success).toBe(false),
  );

  it.each([
    'ae07 0331 2345 6789 0123 456',
    'IBAN AE07 0331 2345 6789 0123 456',
    'Iban: AE07\u00a00331\u00a02345\u00a06789\u00a00123\u00a0456',
    ' AE07-0331-2345-6789-0123-456 ',
    'AE07\u20110331\u20132345\u22126789 0123 456',
    '\u2066AE07 0331 2345 6789 0123 456\u2069',
  ])('is kept without what people write around it: %j', (text) => {
    expect(ibanSchema.parse(text)).toBe('AE070331234567890123456');
  });

  it('is shown by its ends', () => {
    expect(maskedIban('AE070331234567890123456')).toBe('AE•• •••• 3456');
  });
});
