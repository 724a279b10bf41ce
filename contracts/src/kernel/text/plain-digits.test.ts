import { describe, expect, it } from '@jest/globals';
import { isImei } from '../../areas/trade-ins/imei.js';
import { plainSerial } from '../../areas/orders/serial.js';
import { phoneSchema } from './contacts.js';
import { filsOf, wholeNumberOf } from './plain-digits.js';
import { taxNumberOf } from './tax-number.js';

describe('a phone number', () => {
  it.each([
    ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['۰۵۰۱۲۳۴۵۶۷', '0501234567'],
    ['\u202A+971 50 123 4567\u202C', '+971 50 123 4567'],
    ['+971\u00A050\u00A0123\u00A04567', '+971 50 123 4567'],
    ['\u200B0501234567\uFEFF', '0501234567'],
    ['050.123.4567', '050.123.4567'],
    ['+971 (0)50-123 4567', '+971 (0)50-123 4567'],
    ['(04) 123 4567', '(04) 123 4567'],
    ['00971501234567', '00971501234567'],
    ['654 321', '654 321'],
  ])('may be %j', (typed, plain) => expect(phoneSchema.parse(typed)).toBe(plain));

  it.each(['-------', '(((((((', '.......', '0000000', '+0000000000', '1------', '12345', '+', '', '050123456a', '1'.repeat(21)])(
    'is not %j',
    (typed) => expect(phoneSchema.safeParse(typed).success).toBe(false),
  );
});

describe('a whole number', () => {
  it.each([
    ['12', 12], ['١٢', 12], ['۱۲', 12], ['1,000', 1000], ['12 000', 12_000], ['1\u00A0000', 1000], ['1\u202F000', 1000],
    ['1’000', 1000], ['١٬٠٠٠', 1000], ['1,234,567', 1_234_567], ['1,00,000', 100_000], ['\u200E7', 7], ['007', 7],
  ])('%j is %d', (typed, whole) => expect(wholeNumberOf(typed)).toBe(whole));

  it.each(['1.000', '1,5', '1.5', '1,00', '1,0000', '1,00,00', '1,000 000', '1e3', '-1', '+1', '0x10', '', 'two', '½', '12 pcs'])(
    'is not %j',
    (typed) => expect(wholeNumberOf(typed)).toBeUndefined(),
  );
});

describe('an amount', () => {
  it.each([
    ['130020', 13_002_000], ['130,020.5', 13_002_050], [' 0.05 ', 5], ['12,50', 1250], ['1,5', 150], ['١٬٢٠٠٫٥', 120_050],
    ['9,999,999,999', 999_999_999_900],
  ])('%j is %d fils', (typed, fils) => expect(filsOf(typed)).toBe(fils));

  it.each(['1.005', '1.000', '1,00,0', '-1', '', '.5', '1.', '1 2', '999999999999999'])('is not %j', (typed) =>
    expect(filsOf(typed)).toBeUndefined());
});

it('a device’s and a company’s numbers are read in any digits, with what paste brings along', () => {
  expect(isImei('٣٥٦٩٣٨٠٣٥٦٤٣٨٠٩')).toBe(true);
  expect(isImei('\u202A356938035643809\u202C')).toBe(true);
  expect(plainSerial('\u200EF17GTHQX٠DYW')).toBe('F17GTHQX0DYW');
  expect(taxNumberOf('\u202B١٠٠ ٢٣٤٥ ٦٧٨٩ ٠١٢٣\u202C')).toBe('100234567890123');
});
