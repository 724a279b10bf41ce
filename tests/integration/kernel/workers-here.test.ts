import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe('short commands where backend and workers are one process', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ environment: { COMMAND_WAIT_MS: '1000' } });
  });
  afterAll(() => product.close());

  const calculate = () => product.call('POST', '/api/calculate-trade', { device: '16 Pro', condition: 'good' });
  const jobs = () => product.queues.of('trade-calculations').getJobCountByTypes('active', 'completed');
  const becomesJob = async () => {
    const before = await jobs();
    expect((await calculate()).status).toBe(200);
    return (await jobs()) > before;
  };

  it('need no job', async () => {
    expect(await becomesJob()).toBe(false);
  });

  it('wait as jobs while their queue is paused', async () => {
    await product.operate('POST', '/api/ops/queues/trade-calculations/pause');
    const { status, body } = await calculate();
    expect(status).toBe(202);
    expect(await product.queues.of('trade-calculations').getJob(body.commandId)).toBeDefined();
    await product.operate('POST', '/api/ops/queues/trade-calculations/resume');
    await until('it to end', async () =>
      (await product.call('GET', `/api/commands/${body.commandId}`)).body.status === 'succeeded');
    expect(await becomesJob()).toBe(false);
  });

  it('go on as jobs after a fault, and when no worker is here', async () => {
    const here = product.platform.workersHere!;
    here.offer('trade-calculations', () => Promise.reject(new Error('a fault')));
    expect(await becomesJob()).toBe(true);
    here.withdraw('trade-calculations');
    expect(await becomesJob()).toBe(true);
  });
});
