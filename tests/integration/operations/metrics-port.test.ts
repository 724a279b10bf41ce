import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const PATHS = ['/metrics', '/health/live', '/health/serving', '/health/ready'];

describe('a backend whose metrics have a port of their own', () => {
  let product: TestProduct;
  let metrics: string;
  beforeAll(async () => {
    product = await startTestProduct({ environment: { METRICS_PORT: '0' } });
    metrics = product.backend.metricsAddress;
  });
  afterAll(() => product.close());

  it.each(PATHS)('answers %s there, and knows nothing of it on the port of the public', async (path) => {
    expect((await fetch(metrics + path)).status).toBe(200);
    for (const hidden of [path, `${path}?x`, path.replace('m', '%6d').replace('h', '%68')]) {
      const answer = await product.operate('GET', hidden);
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    }
    expect((await fetch(product.address + path, { method: 'HEAD' })).status).toBe(404);
  });

  it.each(['/', '/api/impact-stats', '/api/ops/queues', '/ops/', '/api/heroes/leaderboard'])(
    'answers nothing else there: %s',
    async (path) => {
      expect((await fetch(product.address + path)).status).not.toBe(404);
      expect((await fetch(metrics + path)).status).toBe(404);
    },
  );
});

it('a backend without such a port answers all of it on its own', async () => {
  const product = await startTestProduct();
  try {
    expect(product.backend.metricsAddress).toBe(product.address);
    for (const path of PATHS) expect([path, (await fetch(product.address + path)).status]).toEqual([path, 200]);
  } finally {
    await product.close();
  }
});
