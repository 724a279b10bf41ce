import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ seed: 'catalogue' });
});
afterAll(() => product.close());

it.each([
  ['/api/dubai/challenges', 'currentParticipants'],
  ['/api/dubai/rewards', 'claimedQuantity'],
  ['/api/sponsored-missions', 'currentParticipants'],
  ['/api/sponsored-missions', 'currentFunding'],
])('an instance for real people begins with %s of which %s is 0', async (path, count) => {
  const { body } = await product.call('GET', path);
  const offers: Record<string, unknown>[] = Array.isArray(body) ? body : Object.values(body).find(Array.isArray) ?? [];
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.map((offer) => offer[count])).toEqual(offers.map(() => 0));
});
