import { describe, expect, it } from '@jest/globals';
import { SPONSORSHIP_MESSAGE_LENGTH } from '@planet-heroes/contracts/areas/missions/tiers';
import { EMPTY_FORM } from './sponsorship-form';
import { sponsorshipFormSchema } from './sponsorship-schema';

/** What stands beside the fields, in order. */
function complaints(form: Partial<typeof EMPTY_FORM>, minimum = 500): string[] {
  const result = sponsorshipFormSchema(minimum).safeParse({ ...EMPTY_FORM, ...form });
  return result.success ? [] : result.error.issues.map(({ message }) => message.replaceAll('\u00a0', ' '));
}

describe('the form of a sponsorship', () => {
  it('is in order as it opens', () => {
    expect(complaints({})).toEqual([]);
  });

  it('has a minimum, and no maximum', () => {
    expect(complaints({ amount: 3699.99 }, 3700)).toEqual(['The least is AED 3,700.']);
    expect(complaints({ amount: 3700 }, 3700)).toEqual([]);
    expect(complaints({ amount: 50_000_000 }, 3700)).toEqual([]);
    expect(complaints({ amount: Number.NaN })).toEqual(['Enter an amount in dirhams.']);
  });

  it('takes no part of a fils, and rounds nothing', () => {
    for (const amount of [500.005, 1234.567, 500.0000001])
      expect(complaints({ amount })).toEqual(['Enter dirhams and fils, with at most two decimals.']);
    for (const amount of [500.01, 1234.56, 8_589_934.59, 50_000_000.07]) expect(complaints({ amount })).toEqual([]);
  });

  it('takes a message of several lines, up to its length', () => {
    expect(complaints({ message: 'For the children,\nwith love' })).toEqual([]);
    expect(complaints({ message: 'x'.repeat(SPONSORSHIP_MESSAGE_LENGTH) })).toEqual([]);
    expect(complaints({ message: 'x'.repeat(SPONSORSHIP_MESSAGE_LENGTH + 1) })[0]).toBe(
      'The message may have up to 500 characters.',
    );
    expect(complaints({ message: 'bell\u0007' })).toEqual(['The message contains characters that cannot be shown.']);
  });
});
