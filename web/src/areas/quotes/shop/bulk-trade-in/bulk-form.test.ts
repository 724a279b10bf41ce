import { describe, expect, it } from '@jest/globals';
import { estimateRows, NEW_ROW } from './bulk-form';

describe('the estimate of what is being typed', () => {
  it('counts the rows that can be counted', () => {
    const rows = [{ ...NEW_ROW, quantity: 60 }, { ...NEW_ROW, quantity: Number.NaN }, { ...NEW_ROW, quantity: 1.5 }, {
      ...NEW_ROW,
      quantity: 0,
    }];
    expect(estimateRows(rows)).toMatchObject({
      deviceCount: 60,
      tier: 'basic',
      bonusPercent: 5,
      subtotal: 60 * 119_000,
      nextTier: { id: 'plus', missingUnits: 40 },
    });
  });

  it('of nothing is nothing', () => {
    expect(estimateRows([])).toMatchObject({ deviceCount: 0, total: 0, tier: null });
  });
});
