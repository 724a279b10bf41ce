import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LargeBodyAdmission } from '@planet-heroes/backend/kernel/admission/large-bodies';
import { oneFoundation } from '../../support/foundations.js';
import { joinHero } from '../../support/join-hero.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe.each(oneFoundation(import.meta.url))('a large body, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, seed: 'catalogue' });
  });
  afterAll(() => product.close());

  /** Sends the head of a request and the beginning of its body, and returns what comes back. */
  const begin = (path: string, headers: Record<string, string>, part = 'x') => {
    const { hostname, port } = new URL(product.address);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk)).on('error', () => undefined);
    const lines = Object.entries({ host: `${hostname}:${port}`, 'content-length': '1000000', ...headers });
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${part}`);
    const answer = () => until('an answer', () => received.includes('\r\n\r\n') && received);
    return { socket, answer };
  };

  it.each([
    ['/api/me/trade-ins/none/photos', 'image/jpeg', '401', 'session_required'],
    ['/api/ops/trade-ins/none/photos', 'image/jpeg', '401', 'operator_token_required'],
    ['/api/corporate/imports', 'text/csv', '401', 'company_required'],
  ])('POST %s: its sender is asked who they are before any of it is there', async (path, type, status, code) => {
    const { socket, answer } = begin(path, { 'content-type': type }, '');
    const said = await answer();
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await until('the body', async () => (await answer()).includes(code));
    socket.destroy();
  });

  it('stops coming: it is given up after some seconds', async () => {
    const { times } = product.backend.app.get(LargeBodyAdmission);
    Object.assign(times, { idleMs: 50 });
    try {
      const hero = await joinHero(product);
      const { socket, answer } = begin('/api/me/trade-ins/none/photos', { 'content-type': 'image/jpeg', cookie: hero.cookie });
      expect(await answer()).toMatch(/^HTTP\/1.1 408 /);
      await until('the body', async () => (await answer()).includes('body_too_slow'));
      socket.destroy();
    } finally {
      Object.assign(times, { idleMs: 10_000 });
    }
  });

  it('is refused while too many are under way, and taken once they are over', async () => {
    const { limits } = product.backend.app.get(LargeBodyAdmission);
    const before = { ...limits };
    Object.assign(limits, { bytesOfNetwork: 1_500_000 });
    try {
      const hero = await joinHero(product);
      const headers = { 'content-type': 'image/jpeg', cookie: hero.cookie };
      const path = '/api/me/trade-ins/none/photos';
      const first = begin(path, headers);
      // The second is refused once the first has been let in.
      const second = await until('one to be refused', async () => {
        const next = begin(path, headers);
        const said = await Promise.race([next.answer(), once(next.socket, 'drain').then(() => '')]);
        next.socket.destroy();
        return said.startsWith('HTTP/1.1 503 ') && said;
      });
      expect(second).toMatch(/retry-after: \d+/i);
      first.socket.destroy();
      await until('the first to be forgotten', async () => {
        const small = await product.call('POST', path, new Uint8Array(1_000_000), headers);
        return small.status === 404;
      });
    } finally {
      Object.assign(limits, before);
    }
  });
});
