import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { taxNumberOf } from '../../kernel/text/tax-number.js';
import { vatContained, vatOfEach } from './tax.js';

describe('a tax registration number', () => {
  it('has fifteen digits, however they are set apart', () => {
    expect(taxNumberOf('100 2345-6780 0003')).toBe('100234567800003');
    for (const other of ['', '100200300', '1002345678000034', 'VAT-77', '10023456780000X'])
      expect(taxNumberOf(other)).toBeUndefined();
  });
});

describe('the tax that an amount contains', () => {
  it('is five of a hundred and five parts, and with the net amount makes the whole', () => {
    expect(vatContained(105_00)).toEqual({ gross: 105_00, vat: 5_00, net: 100_00 });
    expect(vatContained(765_00)).toEqual({ gross: 765_00, vat: 36_43, net: 728_57 });
    expect(vatContained(0)).toEqual({ gross: 0, vat: 0, net: 0 });
  });

  it('of single amounts adds up to that of their sum, each within a fils of its share', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_00 }), { minLength: 1 }), (amounts) => {
      const each = vatOfEach(amounts);
      const sum = amounts.reduce((all, amount) => all + amount, 0);
      expect(each.reduce((all, { vat }) => all + vat, 0)).toBe(vatContained(sum).vat);
      for (const { gross, vat, net } of each) {
        expect(net + vat).toBe(gross);
        expect(Math.abs(vat - (gross * 5) / 105)).toBeLessThanOrEqual(1);
      }
    }));
  });
});
