import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import { oneFoundation } from '../../support/foundations.js';
import { CompanyDesk } from '../../support/company-desk.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const HOUR_S = 3_600;

describe.each(oneFoundation(import.meta.url))('an order’s forecast, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl, seed: 'demo', environment: { VIRTUAL_CLOCK: 'on' } });
  });
  afterAll(() => product.close());
  const company = new CompanyDesk(() => product);
  const { call, desk, placedOrder, advance } = company;
  const read = async (id: string): Promise<Order> => (await call('GET', `/orders/${id}`)).body;
  const book = (id: string, pickupDate: string) =>
    product.operate('PUT', `/api/ops/orders/${id}/logistics`, { pickupDate });
  const dayAfter = async (days: number) => {
    const now = Date.parse((await company.read('/clock')).now);
    return new Date(now + days * 24 * HOUR_S * 1000).toISOString().slice(0, 10);
  };

  it('gives each stage a range from past orders, moves with the reason, and warns before a promise is missed', async () => {
    const id = await placedOrder();
    const { forecast: first } = await read(id);
    expect(first!.stages.map(({ stage }) => stage)).toEqual(['collected', 'received', 'inspected', 'wiped', 'paid']);
    expect(first!.stages[0]).toEqual({ stage: 'collected', range: expect.any(Object), cases: 40, like: 'any' });
    for (const { range, cases } of first!.stages) {
      expect(cases).toBeGreaterThanOrEqual(40);
      expect(Date.parse(range!.to)).toBeGreaterThan(Date.parse(range!.from));
    }
    expect(first).toMatchObject({ moved: null, warning: null });

    await call('POST', `/orders/${id}/approve`);
    expect((await read(id)).forecast!.moved).toMatchObject({ reason: 'sooner', step: 'approved' });
    await book(id, await dayAfter(3));
    await book(id, await dayAfter(5));
    const { forecast: booked } = await read(id);
    expect(booked!.moved).toMatchObject({ reason: 'pickup_moved', step: 'pickup', ms: 48 * HOUR_S * 1000 });
    expect((await company.read(`/orders?search=${id}`)).forecasts[id].stages).toEqual(booked!.stages);

    // Nobody comes on the day of the pickup.
    await advance(5 * 24 * HOUR_S + 23 * HOUR_S);
    expect((await read(id)).forecast!.warning).toMatchObject({ stage: 'collected' });
    expect((await company.read(`/orders?search=${id}`)).forecasts[id].warning).toMatchObject({ stage: 'collected' });

    await desk(`/orders/${id}/collect`);
    for (const stage of ['received', 'inspected']) await desk(`/orders/${id}/advance`, { stage });
    const { forecast: inspected } = await read(id);
    expect(inspected!.stages.map(({ stage }) => stage)).toEqual(['wiped', 'paid']);
    expect(inspected).toMatchObject({ moved: { reason: 'sooner', step: 'inspected' }, warning: null });
    await desk(`/orders/${id}/advance`, { stage: 'wiped', certificate: 'Purged' });
    expect((await read(id)).forecast!.warning).toBeNull();
    await advance(31 * 24 * HOUR_S);
    const { forecast: unpaid, paymentDueAt } = await read(id);
    expect(unpaid!.warning).toEqual({ stage: 'paid', dueAt: paymentDueAt });
    await desk(`/orders/${id}/pay`);
    expect((await read(id)).forecast).toBeNull();
  });

  it('is none before thirty orders were completed', async () => {
    await product.database.query(`update purchase_order set completed_at = null where id < 'PO-925' and id like 'PO-9%'`);
    const id = await placedOrder();
    expect((await read(id)).forecast!.stages[0]).toEqual({ stage: 'collected', range: null, cases: 16, like: 'any' });
  });
});
