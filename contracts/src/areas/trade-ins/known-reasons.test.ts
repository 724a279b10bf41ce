import { describe, expect, it } from '@jest/globals';
import { KNOWN_REASONS, reasonsInArabic } from './known-reasons.js';
import { remediesFor } from './reported-lost.js';

describe('reasons that the desk picks', () => {
  it('are read in Arabic, also as a sentence; what it writes itself stays', () => {
    expect(reasonsInArabic(KNOWN_REASONS).every((reason) => /^\p{Script=Arabic}/u.test(reason))).toBe(true);
    expect(reasonsInArabic(['It does not turn on.', 'Its number is filed off.']))
      .toEqual(['الهاتف لا يعمل', 'Its number is filed off.']);
  });

  it('each lead to their own advice', () => {
    expect(KNOWN_REASONS.map((reason) => remediesFor([reason]).map(({ advice }) => advice)))
      .toEqual([['unlock'], ['ask-owner'], ['withdraw'], ['repair'], ['repair']]);
    expect(remediesFor(KNOWN_REASONS)).toEqual([
      { advice: 'withdraw', reasons: ['It is reported lost or stolen'] },
      { advice: 'ask-owner', reasons: ['Activation lock is on', 'It is tied to somebody else’s Apple account'] },
      { advice: 'repair', reasons: ['It does not turn on', 'It is not the phone you described'] },
    ]);
  });
});
