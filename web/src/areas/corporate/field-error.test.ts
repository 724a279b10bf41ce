import { describe, expect, it } from '@jest/globals';
import { requestQuoteSchema } from '@planet-heroes/contracts/areas/quotes/schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { corporateTexts } from './texts.en';
import { fieldError, type FieldKind } from './field-error';

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
