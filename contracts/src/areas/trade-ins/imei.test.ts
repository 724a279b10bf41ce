import { describe, expect, it } from '@jest/globals';
import { isImei, maskedImei, plainImei } from './imei.js';

describe('a phone’s number', () => {
  it('is recognised by its 15 digits and its check digit in any notation', () => {
    for (const right of ['490154203237518', '49-015420-323751-8', '35 209900 176148 1']) {
      expect([right, isImei(right)]).toEqual([right, true]);
    }
    const wrong = ['490154203237517', '49015420323751', '4901542032375180', '000000000000000', '49015420323751x', ''];
    for (const text of wrong) expect([text, isImei(text)]).toEqual([text, false]);
  });

  it('is another one with any digit changed, or two beside each other swapped', () => {
    const imei = '490154203237518';
    for (let at = 0; at < imei.length; at++) {
      const changed = `${imei.slice(0, at)}${(Number(imei[at]) + 1) % 10}${imei.slice(at + 1)}`;
      expect([changed, isImei(changed)]).toEqual([changed, false]);
    }
    expect(isImei('940154203237518')).toBe(false);
  });

  it('is shown by its end alone', () => {
    expect(maskedImei(plainImei('49-015420-323751-8'))).toBe('••••••••••• 7518');
  });
});
