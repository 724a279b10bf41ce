import { describe, expect, it } from '@jest/globals';
import { BULK_CONDITION_IDS, BULK_MODEL_IDS } from '../companies/catalogue.js';
import { estimateBulkTradeIn } from './bulk-valuation.js';
import fc from 'fast-check';
import { priceByType } from './price-by-type.js';
import { priceLines } from './price-lines.js';

const rows = fc.array(
  fc.record({
    model: fc.constantFrom(...BULK_MODEL_IDS),
    condition: fc.constantFrom(...BULK_CONDITION_IDS),
    quantity: fc.integer({ min: 1, max: 500 }),
  }),
  { minLength: 1, maxLength: 12 },
);
type Lines = ReturnType<typeof priceByType>;
const sumOf = (lines: Lines) => lines.reduce((sum, { amount }) => sum + amount, 0);
const devicesOf = (lines: Lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

describe('the price by kind of device', () => {
  it('has lines that add up to any price of the desk, to the fils, and to each row’s quantity', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 1_000_000_000 }), (asked, price) => {
        const { devices, deviceCount } = estimateBulkTradeIn(asked);
        const lines = priceByType(devices, { deviceCount, price });
        expect(sumOf(lines)).toBe(price);
        expect(devicesOf(lines)).toBe(deviceCount);
        expect(lines.length).toBeLessThanOrEqual(2 * asked.length);
        for (const { quantity, unitPrice, amount } of lines) expect(amount).toBe(quantity * unitPrice);
      }),
    );
  });

  it('has one line for each row of an estimate, bonus and all', () => {
    fc.assert(
      fc.property(rows, (asked) => {
        const { devices, deviceCount, total } = estimateBulkTradeIn(asked);
        const lines = priceByType(devices, { deviceCount, price: total });
        expect(lines.map(({ quantity }) => quantity)).toEqual(asked.map(({ quantity }) => quantity));
        expect(priceLines(lines).every(({ isRounded }) => !isRounded)).toBe(true);
      }),
    );
  });

  it('has two lines a fils apart where a price does not divide, and reads as one', () => {
    const { devices } = estimateBulkTradeIn([{ model: 'iphone-13', condition: 'good', quantity: 3 }]);
    const kind = { type: 'iPhone 13', condition: 'good' };
    const lines = priceByType(devices, { deviceCount: 3, price: 1_000_000 });
    expect(lines).toEqual([
      { ...kind, quantity: 2, unitPrice: 333_333, amount: 666_666 },
      { ...kind, quantity: 1, unitPrice: 333_334, amount: 333_334 },
    ]);
    expect(priceLines(lines)).toEqual([
      { ...kind, quantity: 3, unitPrice: 333_333, amount: 1_000_000, isRounded: true },
    ]);
  });

  it('is shared evenly where the devices are in words', () => {
    expect(priceByType([], { deviceCount: 13, price: 130_000 })).toEqual([
      { type: 'As described', condition: null, quantity: 13, unitPrice: 10_000, amount: 130_000 },
    ]);
  });
});
