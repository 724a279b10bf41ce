import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { joinHero } from '../../support/join-hero.js';
import { joinProvenHero } from '../../support/kept-hero.js';
import { newEmail, signIn } from '../../support/sign-in.js';
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

it('takes sponsorships from people whom it can write to, and names them to the desk', async () => {
  const [mission] = (await product.call('GET', '/api/sponsored-missions')).body;
  const [tier] = (await product.call('GET', '/api/sponsorship-tiers')).body;
  const body = {
    sponsorId: 'demo-sponsor', missionId: mission.id, tierId: tier.id, amount: tier.minAmount, message: null, isAnonymous: false,
  };
  expect(await product.call('POST', '/api/mission-sponsorships', body)).toMatchObject({
    status: 401, body: { error: { code: 'session_required' } },
  });
  expect(await (await joinHero(product)).call('POST', '/api/mission-sponsorships', body)).toMatchObject({
    status: 401, body: { error: { code: 'sign_in_required' } },
  });
  const hero = await joinProvenHero(product);
  const made = await hero.call('POST', '/api/mission-sponsorships', body);
  expect(made.status).toBe(201);
  expect((await product.operate('GET', `/api/ops/sponsorships/${made.body.id}`)).body.heroId).toBe(hero.id);
  // Somebody who signed in for a company first, became a guest by locking a price, and joins with a name then.
  let { cookie } = await signIn(product, newEmail());
  const submit = (change = {}) => product.call('POST', '/api/mission-sponsorships', { ...body, ...change }, { cookie });
  const nameless = {
    status: 401, body: { error: { code: 'session_required', message: expect.stringContaining('your name') } },
  };
  expect(await submit()).toMatchObject(nameless);
  const guest = await product.call('POST', '/api/guests', undefined, { cookie });
  cookie = guest.headers.getSetCookie()[0]!.split(';')[0]!;
  expect(await submit()).toMatchObject(nameless);
  expect(await submit({ isAnonymous: true })).toMatchObject(nameless);
  expect((await product.call('POST', '/api/heroes', { name: 'Layla' }, { cookie })).status).toBe(201);
  expect(await submit()).toMatchObject({ status: 201, body: { sponsorName: 'Layla' } });
});
