import { describe, expect, it } from '@jest/globals';
import { BULK_CONDITION_IDS, BULK_MODEL_IDS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { estimateBulkTradeIn } from '@planet-heroes/contracts/areas/quotes/bulk-valuation';
import fc from 'fast-check';
import { priceByType } from './price-by-type.js';

const rows = fc.array(
  fc.record({
    model: fc.constantFrom(...BULK_MODEL_IDS),
    condition: fc.constantFrom(...BULK_CONDITION_IDS),
    quantity: fc.integer({ min: 1, max: 500 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const sumOf = (types: ReturnType<typeof priceByType>) =>
  types.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

describe('the price by kind of device', () => {
  it('comes to the estimate, bonus and all, to the last fils', () => {
    fc.assert(
      fc.property(rows, (asked) => {
        const { devices, deviceCount, total } = estimateBulkTradeIn(asked);
        expect(sumOf(priceByType(devices, { deviceCount, price: total }))).toBe(total);
      }),
    );
  });

  it('misses a price of the desk by at most half a fils a device', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 1_000_000_000 }), (asked, price) => {
        const { devices, deviceCount } = estimateBulkTradeIn(asked);
        expect(Math.abs(sumOf(priceByType(devices, { deviceCount, price })) - price)).toBeLessThanOrEqual(
          deviceCount / 2 + 1e-6,
        );
      }),
    );
  });

  it('is shared evenly where the devices are in words', () => {
    expect(priceByType([], { deviceCount: 13, price: 130_000 })).toEqual([{
      type: 'As described',
      condition: null,
      quantity: 13,
      unitPrice: 10_000,
    }]);
  });
});
