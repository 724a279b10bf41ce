import { describe, expect, it } from '@jest/globals';
import { buildStoreLink } from './build-store-link';

describe('a link to the external store', () => {
  it('says what is wanted and who referred', () => {
    expect(buildStoreLink('https://store.example/', { plan: 'hero-elite', ref: 'HERO1A2B3C' })).toBe(
      'https://store.example/?plan=hero-elite&ref=HERO1A2B3C',
    );
  });

  it('keeps the path and the parameters of the base, and replaces one of the same name', () => {
    expect(buildStoreLink('https://store.example/dubai?currency=aed&plan=none', { plan: 'hero-minimal' })).toBe(
      'https://store.example/dubai?currency=aed&plan=hero-minimal',
    );
  });

  it('escapes values and leaves empty ones out', () => {
    expect(buildStoreLink('https://store.example/', { product: 'a&b=c', ref: '' })).toBe(
      'https://store.example/?product=a%26b%3Dc',
    );
  });

  it('leads to our own page where no store is connected', () => {
    expect(buildStoreLink('/checkout', { plan: 'hero-elite', ref: 'HERO1A2B3C' })).toBe(
      '/checkout?plan=hero-elite&ref=HERO1A2B3C',
    );
  });
});
