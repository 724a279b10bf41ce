import { describe, expect, it } from '@jest/globals';
import { filterOf, productsIn, SHOP_FILTERS } from './products';

describe('the shop\'s filter', () => {
  it('is what the link says, and everything where it says nothing that we know', () => {
    for (const filter of SHOP_FILTERS) expect(filterOf(filter)).toBe(filter);
    for (const unknown of [null, '', 'phones', 'ALL']) expect(filterOf(unknown)).toBe('all');
  });

  it('shows all fourteen products, or those of one category', () => {
    expect(SHOP_FILTERS.map((filter) => productsIn(filter).length)).toEqual([14, 4, 6, 4]);
    expect(productsIn('premium-water').map(({ id }) => id)).toEqual([
      'icelandic-premium',
      'himalayan-spring',
      'volcanic-mineral',
      'kangen-delivery',
    ]);
  });
});
