import { expect, it } from '@jest/globals';
import { arLink } from './ar-link';

it('a preview\'s link leads to its screen and names the product', () => {
  expect(arLink({ id: 'kangen-k8', path: '/products' }, 'https://planet.example')).toBe(
    'https://planet.example/products?ar=kangen-k8',
  );
});
