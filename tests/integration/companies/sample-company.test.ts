import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATES, PAYMENT_STATES } from '@planet-heroes/contracts/areas/orders/catalogue';
import { QUOTE_STATES } from '@planet-heroes/contracts/areas/quotes/catalogue';
import { connectToRooms } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe('the sample company', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'demo' });
    await until(
      'what fell due to be done',
      async () => (await product.operate('GET', '/api/ops/clock')).body.due === 0,
    );
  });
  afterAll(() => product.close());

  const read = async (path: string) => (await product.call('GET', `/api/corporate${path}`)).body;

  it('has quotes and orders in every state', async () => {
    const { quotes } = await read('/quotes');
    const { orders } = await read('/orders');
    expect(new Set(quotes.map(({ status }: { status: string }) => status))).toEqual(new Set(QUOTE_STATES));
    expect(new Set(orders.map(({ status }: { status: string }) => status))).toEqual(new Set(ORDER_STATES));
    expect(new Set(orders.map(({ paymentStatus }: { paymentStatus: string }) => paymentStatus))).toEqual(
      new Set(PAYMENT_STATES),
    );
    for (const { id, deviceCount, stages } of orders) {
      expect(Object.values<number>(stages).reduce((sum, count) => sum + count)).toBe(deviceCount);
      expect((await read(`/orders/${id}`)).documents.length).toBeGreaterThan(0);
    }
  });

  it('keeps its own names, also where a visitor has typed where an order is picked up', async () => {
    const plan = { pickupAddress: 'A visitor’s street 7', specialInstructions: 'Door code 4711' };
    expect((await product.call('PUT', '/api/corporate/orders/PO-1008/logistics', plan)).status).toBe(200);
    expect(await read('/orders/PO-1008')).toMatchObject({
      contactPerson: 'Rajesh Menon',
      logistics: { pickupAddress: '—', specialInstructions: '—' },
    });
    expect((await product.operate('GET', '/api/ops/orders/PO-1008')).body.logistics).toMatchObject(plan);
    expect(await read('/quotes/Q-1008')).toMatchObject({
      contactName: 'Rajesh Menon',
      email: 'procurement@alnoor.example',
    });
    expect((await read('/orders/PO-1007')).logistics.pickupContact).toBe('Layla Al Mansoori');
  });

  it('has an account', async () => {
    expect(await read('/company')).toMatchObject({ id: 'demo-company', verified: true });
    expect((await read('/users')).users).toHaveLength(4);
    expect((await read('/payment-methods')).paymentMethods).toMatchObject([
      { isDefault: true, status: 'verified' },
      {},
    ]);
  });

  it('is what its room begins with, and what reconciliation and the tables say', async () => {
    const client = await connectToRooms(product.address);
    const ack = await client.subscribe('company:demo-company');
    client.socket.disconnect();
    expect(ack).toMatchObject({
      ok: true,
      snapshot: {
        quotes: (await read('/quotes')).quotes,
        orders: (await read('/orders')).orders,
        imports: [],
        account: [],
      },
    });
    const { body } = await product.operate('POST', '/api/ops/books/check');
    expect(body.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
});
