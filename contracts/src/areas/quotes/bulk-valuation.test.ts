import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BULK_CONDITION_IDS, BULK_MODEL_IDS } from '../companies/catalogue.js';
import { SIMULATOR_DEVICES } from '../trade-ins/devices.js';
import { BULK_MODELS } from '../companies/catalogue.js';
import { describeBulkRows, estimateBulkTradeIn, unitPriceOf, volumeTierFor } from './bulk-valuation.js';

const row = fc.record({
  model: fc.constantFrom(...BULK_MODEL_IDS),
  condition: fc.constantFrom(...BULK_CONDITION_IDS),
  quantity: fc.integer({ min: 1, max: 500 }),
});
const rows = fc.array(row, { minLength: 1, maxLength: 20 });

describe('the estimate of a bulk trade-in', () => {
  it('prices phones as the simulator does', () => {
    for (const { label, baseValue } of BULK_MODELS) {
      const known = SIMULATOR_DEVICES.find(({ model }) => model === label);
      if (known) expect(baseValue).toBe(known.baseValue);
    }
  });

  it.each([
    [1, null, 0, 24],
    [49, null, 0, 24],
    [50, 'basic', 5, 24],
    [99, 'basic', 5, 24],
    [100, 'plus', 10, 12],
    [499, 'plus', 10, 12],
    [500, 'enterprise', 15, 6],
    [10_000, 'enterprise', 15, 6],
  ])(
    'of %i devices is in tier %s with +%i %% and an answer in %i hours',
    (quantity, tier, bonusPercent, responseHours) => {
      const estimate = estimateBulkTradeIn([{ model: 'iphone-13', condition: 'good', quantity }]);
      expect(estimate).toMatchObject({ tier, bonusPercent, responseHours, subtotal: quantity * 76_500 });
    },
  );

  it('is whole fils, and the sum of its rows with the bonus', () => {
    fc.assert(
      fc.property(rows, (devices) => {
        const estimate = estimateBulkTradeIn(devices);
        expect(Number.isSafeInteger(estimate.total)).toBe(true);
        expect(estimate.subtotal).toBe(
          estimate.devices.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
        );
        expect(estimate.total * 100).toBe(estimate.subtotal * (100 + estimate.bonusPercent));
      }),
    );
  });

  it('depends on what there is, not on how it is listed', () => {
    fc.assert(
      fc.property(rows, (devices) => {
        const split = devices.flatMap((device) => Array.from({ length: device.quantity > 1 ? 2 : 1 }, (_, part) => ({
          ...device,
          quantity: device.quantity > 1 ? (part === 0 ? 1 : device.quantity - 1) : 1,
        })));
        expect(estimateBulkTradeIn(split.reverse()).total).toBe(estimateBulkTradeIn(devices).total);
      }),
    );
  });

  it('never falls when a device is added, and a better condition is never worth less', () => {
    fc.assert(
      fc.property(rows, row, (devices, another) => {
        expect(estimateBulkTradeIn([...devices, another]).total).toBeGreaterThan(estimateBulkTradeIn(devices).total);
        const prices = BULK_CONDITION_IDS.map((condition) => unitPriceOf(another.model, condition));
        expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      }),
    );
  });

  it('says exactly what the next tier lacks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), (quantity) => {
        const { nextTier } = estimateBulkTradeIn([{ model: 'ipad-pro', condition: 'fair', quantity }]);
        if (!nextTier) return expect(quantity).toBeGreaterThanOrEqual(500);
        expect(volumeTierFor(quantity + nextTier.missingUnits)?.id).toBe(nextTier.id);
        expect(volumeTierFor(quantity + nextTier.missingUnits - 1)?.id).not.toBe(nextTier.id);
      }),
    );
  });

  it('is summarised in a few words', () => {
    expect(
      describeBulkRows([
        { model: 'iphone-15-pro', condition: 'good', quantity: 100 },
        { model: 'macbook-air', condition: 'fair', quantity: 30 },
        { model: 'iphone-15-pro', condition: 'poor', quantity: 20 },
      ]),
    ).toBe('iPhone 15 Pro × 120, MacBook Air × 30');
  });
});
