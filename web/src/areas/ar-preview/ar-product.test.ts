import { describe, expect, it } from '@jest/globals';
import { arLink, captureFileName } from './ar-product';

it('a preview\'s link leads to its screen and names the product', () => {
  expect(arLink({ id: 'kangen-k8', path: '/products' }, 'https://planet.example')).toBe(
    'https://planet.example/products?ar=kangen-k8',
  );
});

describe('the name of a saved picture', () => {
  it.each([
    ['iPhone 15 Pro', 'iPhone_15_Pro_AR_Preview.png'],
    ['Under-Sink Compact', 'Under-Sink_Compact_AR_Preview.png'],
    [' A/B: "C" ', 'A_B_C__AR_Preview.png'],
  ])('of %s is %s', (product, name) => {
    expect(captureFileName(product)).toBe(name);
  });
});
