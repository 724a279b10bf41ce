import { describe, expect, it } from '@jest/globals';
import { BULK_CONDITION_IDS, BULK_MODEL_IDS } from '../companies/catalogue.js';
import { estimateBulkTradeIn, unitPriceOf } from './bulk-valuation.js';
import fc from 'fast-check';
import { foundPrice, priceByDevice } from './price-by-device.js';

const row = fc.record({
  model: fc.constantFrom(...BULK_MODEL_IDS),
  condition: fc.constantFrom(...BULK_CONDITION_IDS),
  quantity: fc.integer({ min: 1, max: 40 }),
});
const rowsAndPrice = fc.tuple(
  fc.array(row, { minLength: 1, maxLength: 6 }).map((rows) => estimateBulkTradeIn(rows).devices),
  fc.integer({ min: 1, max: 100_000_000_000 }),
);

describe('the prices of single devices', () => {
  it('add up to the price to the fils, each within a fils of its share', () => {
    fc.assert(fc.property(rowsAndPrice, ([rows, price]) => {
      const prices = priceByDevice(rows, { deviceCount: 0, price });
      expect(prices.reduce((sum, each) => sum + each, 0)).toBe(price);
      const whole = rows.reduce((sum, { estimatedValue }) => sum + estimatedValue, 0);
      const shares = rows.flatMap(({ quantity, unitPrice }) => Array.from({ length: quantity }, () => unitPrice));
      for (const [index, share] of shares.entries())
        expect(Math.abs(prices[index]! - (share / whole) * price)).toBeLessThanOrEqual(1.001);
    }));
  });

  it('of devices in words are even', () => {
    expect(priceByDevice([], { deviceCount: 3, price: 100 })).toEqual([33, 33, 34]);
  });
});

describe('the price of a device as it was found', () => {
  it('is its share at the quote’s prices, and never more than was offered', () => {
    fc.assert(fc.property(rowsAndPrice, row, ([rows, price], { model, condition }) => {
      const [offered] = priceByDevice(rows, { deviceCount: 0, price });
      const listed = { unitPrice: rows[0]!.unitPrice, offered: offered! };
      const found = foundPrice(rows, price, { model, condition, listed });
      expect(found).toBeLessThanOrEqual(offered!);
      expect(found).toBeGreaterThanOrEqual(0);
      if (unitPriceOf(model, condition) >= listed.unitPrice) expect(found).toBe(offered);
    }));
  });

  it('has the volume bonus of the quote', () => {
    const { devices, total } = estimateBulkTradeIn([{ model: 'iphone-15-pro', condition: 'good', quantity: 100 }]);
    const listed = { unitPrice: 119_000, offered: 130_900 };
    expect(priceByDevice(devices, { deviceCount: 100, price: total })[7]).toBe(130_900);
    expect(unitPriceOf('iphone-15-pro', 'fair')).toBe(91_000);
    expect(foundPrice(devices, total, { model: 'iphone-15-pro', condition: 'fair', listed })).toBe(100_100);
  });
});
