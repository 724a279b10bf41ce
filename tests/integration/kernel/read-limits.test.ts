import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CompanyDesk } from '../../support/company-desk.js';
import { oneFoundation } from '../../support/foundations.js';
import { connectToRooms } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const READS = 25;
const OF_COMPANY = 12;

describe.each(oneFoundation(import.meta.url))('who reads too often, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({
      redisUrl,
      environment: {
        READS_PER_MINUTE_ADDRESS: String(READS), REQUESTS_PER_MINUTE_COMPANY: String(OF_COMPANY), TRUST_PROXY: 'loopback',
      },
    });
  });
  afterAll(() => product.close());

  const sockets: { disconnect(): void }[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('is asked to wait, by network, while others, pages, health and what is prepared go on', async () => {
    const household = (last: number) => from(`2001:db8:7:1::${last}`);
    for (let asked = 1; asked <= READS; asked++)
      expect((await product.call('GET', '/api/me', undefined, household(asked))).status).not.toBe(429);
    const refused = await product.call('GET', '/api/me', undefined, household(99));
    expect(refused).toMatchObject({
      status: 429, body: { error: { code: 'too_many_requests', details: { retryAfter: expect.any(Number) } } },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const path of ['/health/live', '/metrics', '/robots.txt', '/api/impact-stats', '/api/pickups'])
      expect([path, (await product.call('GET', path, undefined, household(4))).status]).not.toEqual([path, 429]);
    expect((await product.operate('GET', '/api/ops/queues', undefined, household(5))).status).toBe(200);
    expect((await product.call('GET', '/api/me', undefined, from('203.0.113.9'))).status).toBe(200);
  });

  it('is asked to wait by the pages of operators as well', async () => {
    const page = () => product.call('GET', '/ops/', undefined, from('203.0.113.60'));
    for (let asked = 1; asked <= READS; asked++) expect((await page()).status).toBe(200);
    expect(await page()).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
  });

  it('is asked to wait on the socket as well, which counts for its network', async () => {
    const address = '203.0.113.40';
    const client = await connectToRooms(product.address, {}, from(address));
    sockets.push(client.socket);
    const answers = [];
    for (let asked = 0; asked <= READS; asked++) answers.push(await client.subscribe('impact'));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(READS);
    expect(answers.at(-1)).toMatchObject({ ok: false, error: { code: 'too_many_requests' } });
    expect((await product.call('GET', '/api/me', undefined, from(address))).status).toBe(429);
  });

  it('is asked to wait as a company, from wherever it asks, while other companies go on', async () => {
    const desk = new CompanyDesk(() => product);
    const [busy, other] = [await desk.registerCompany(), await desk.registerCompany()];
    const ask = ({ key }: { key: Record<string, string> }, last: number) =>
      product.call('GET', '/api/corporate/company', undefined, { ...key, ...from(`198.51.100.${last}`) });
    const answers = [];
    for (let asked = 1; asked <= OF_COMPANY + 1; asked++) answers.push((await ask(busy, asked)).status);
    expect(answers.slice(0, -1)).toEqual(Array(OF_COMPANY).fill(200));
    expect(answers.at(-1)).toBe(429);
    expect((await ask(other, 1)).status).toBe(200);
  });
});
