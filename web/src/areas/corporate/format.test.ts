import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, it } from '@jest/globals';
import { requestQuoteSchema } from '@planet-heroes/contracts/areas/quotes/schemas';
import { fieldError, type FieldKind } from './format';
import { formatAmount } from '../../kernel/i18n/format-money';
import { formatDuration, formatHours } from './format-duration';
import { corporateTexts } from './texts.en';

const HOUR = 3_600_000;

describe('spans of time', () => {
  it.each([
    [-5, '0 min'],
    [9 * 60_000 + 59_000, '9 min'],
    [5 * HOUR + 12 * 60_000, '5 h 12 min'],
    [24 * HOUR, '1 day 0 h'],
    [76 * HOUR, '3 days 4 h'],
  ])('%d ms are %s', (ms, text) => expect(formatDuration(ms)).toBe(text));
});

it('an answer within the hour is not said to have taken none', () => {
  expect([0, 0.04, 1, 5.24, 24].map(formatHours)).toEqual(['Under 1 h', 'Under 1 h', '1 h', '5.2 h', '24 h']);
});

it('amounts show fils only where there are any', () => {
  const plain = (fils: number) => formatAmount(fils).replace(/\s/g, ' ');
  expect([13_959_000, 93_060, 5].map(plain)).toEqual(['AED 139,590', 'AED 930.60', 'AED 0.05']);
});

const { wrong } = corporateTexts;
const form = {
  companyName: 'Al Noor',
  contactName: 'Layla',
  email: 'layla@alnoor.example',
  phone: '+971 4 555 0142',
  deviceDetails: 'Phones',
  quantity: 3,
};

/** The mistake that the form finds in one field, worded. */
async function mistakeIn(field: keyof typeof form, value: unknown, kind: FieldKind) {
  const fields = { [field]: { name: field, ref: { name: field, value } } };
  const { errors } = await zodResolver(requestQuoteSchema)(
    { ...form, [field]: value } as never,
    undefined,
    { fields, shouldUseNativeValidation: false } as never,
  );
  return fieldError((errors as Record<string, never>)[field], kind);
}

describe('a mistake in a form', () => {
  it.each([
    ['nothing where something must be', 'companyName', '', 'text', wrong.required],
    ['blanks where something must be', 'companyName', '  ', 'text', wrong.required],
    ['too much', 'companyName', 'x'.repeat(200), 'text', wrong.tooLong],
    ['too many details', 'deviceDetails', 'x'.repeat(3000), 'text', wrong.tooLong],
    ['control characters', 'contactName', 'a\u0000', 'text', wrong.other],
    ['no e-mail address at all', 'email', '', 'email', wrong.required],
    ['half an e-mail address', 'email', 'layla@', 'email', wrong.email],
    ['a word for a number', 'phone', 'call me', 'phone', wrong.phone],
    ['half a device', 'quantity', 0.5, 'quantity', wrong.quantity('10,000')],
    ['no device', 'quantity', Number.NaN, 'quantity', wrong.quantity('10,000')],
  ] as const)('%s is told in plain words', async (_, field, value, kind, words) => {
    expect(await mistakeIn(field, value, kind)).toBe(words);
  });

  it('is silent where there is none', () => {
    expect(fieldError(undefined)).toBeUndefined();
  });
});
