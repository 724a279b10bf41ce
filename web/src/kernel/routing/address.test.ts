import { describe, expect, it } from '@jest/globals';
import { addressOf, isAt, resolveTo } from './address';

describe('an address', () => {
  const location = { pathname: '/products', search: '?category=water', hash: '#list' };

  it('has what our own entry of the history keeps', () => {
    expect(addressOf(location, { key: 'k', state: { keepPlace: true } }, 'push')).toEqual({
      ...location,
      key: 'k',
      state: { keepPlace: true },
      arrival: 'push',
    });
  });

  it.each([null, undefined, {}])('is whole where the entry is not ours: %p', (entry) => {
    expect(addressOf(location, entry, 'pop')).toEqual({ ...location, key: 'default', state: null, arrival: 'pop' });
  });
});

describe('where a link leads', () => {
  it.each([
    ['/exchange', '/exchange'],
    ['/exchange#trade-in-simulator', '/exchange#trade-in-simulator'],
    ['#request', '/products#request'],
    ['?category=water', '/products?category=water'],
    ['?category=water#list', '/products?category=water#list'],
    ['?', '/products'],
    ['', '/products'],
  ])('%p from /products: %p', (to, expected) => {
    expect(resolveTo(to, '/products')).toBe(expected);
  });
});

describe('a link of the navigation', () => {
  it.each([
    ['/products', '/products', false, true],
    ['/products/aquacafe', '/products', false, true],
    ['/products/', '/products', false, true],
    ['/products/aquacafe', '/products', true, false],
    ['/products-of-others', '/products', false, false],
    ['/exchange', '/', true, false],
    ['/', '/', true, true],
  ])('at %p, to %p, exactly: %p, is where one is: %p', (pathname, path, exactly, expected) => {
    expect(isAt(pathname, path, exactly)).toBe(expected);
  });
});
