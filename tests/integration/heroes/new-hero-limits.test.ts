import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FOUNDATIONS } from '../../support/foundations.js';
import { newEmail, signIn } from '../../support/sign-in.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const AN_HOUR = 3;

describe.each(FOUNDATIONS)('heroes who begin in one network, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({
      redisUrl, seed: 'catalogue', environment: { NEW_HEROES_PER_HOUR: String(AN_HOUR), TRUST_PROXY: 'loopback' },
    });
  });
  afterAll(() => product.close());

  const from = (address: string) => ({
    begin: (cookie = '') =>
      product.call('POST', '/api/guests', undefined, { 'x-forwarded-for': address, ...(cookie && { cookie }) }),
    join: (cookie = '') =>
      product.call('POST', '/api/heroes', { name: 'Layla' }, { 'x-forwarded-for': address, ...(cookie && { cookie }) }),
  });
  const cookieOf = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith('planet_session='))!.split(';')[0]!;

  it('are limited, as guests and by joining together; who has a hero goes on', async () => {
    const { begin, join } = from('203.0.113.7');
    const guests = [await begin(), await begin()];
    expect([...guests, await join()].map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const refused of [await begin(), await join()]) {
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    }
    const cookie = cookieOf(guests[0]!);
    expect((await begin(cookie)).body.id).toBe(guests[0]!.body.id);
    expect((await join(cookie)).body).toMatchObject({ id: guests[0]!.body.id, isGuest: false });
    expect((await from('203.0.113.8').begin()).status).toBe(201);
  });

  it('are limited in an IPv6 /56 as well, of which one caller has every /64', async () => {
    const statuses = [];
    for (let subnet = 0; subnet < 5 * AN_HOUR; subnet++)
      statuses.push((await from(`2001:db8:1:2${subnet.toString(16).padStart(2, '0')}::1`).begin()).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(4 * AN_HOUR);
    expect(statuses.filter((status) => status === 429)).toHaveLength(AN_HOUR);
    expect((await from('2001:db8:1:300::1').begin()).status).toBe(201);
  });

  it('are limited where a session that has ended begins another', async () => {
    const { begin } = from('203.0.113.9');
    const cookie = cookieOf(await begin());
    await product.call('DELETE', '/api/me', undefined, { cookie });
    const statuses = [];
    for (let at = 0; at < AN_HOUR; at++) statuses.push((await begin(cookie)).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('are not kept from signing in', async () => {
    const { begin } = from('203.0.113.10');
    const guests = [];
    for (let at = 0; at <= AN_HOUR; at++) guests.push(await begin());
    expect(guests.at(-1)!.status).toBe(429);
    expect((await signIn(product, newEmail(), cookieOf(guests[0]!))).cookie).toContain('planet_session=');
  });
});
