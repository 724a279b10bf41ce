import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyCompanyChange } from '@planet-heroes/contracts/areas/companies/change';
import type { CompanySnapshot } from '@planet-heroes/contracts/areas/companies/room';
import type { OrderRoomState } from '@planet-heroes/contracts/areas/orders/room';
import { CompanyDesk, DEVICES } from '../../support/company-desk.js';
import { FOUNDATIONS } from '../../support/foundations.js';
import { connectToRooms, type RoomClient } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe.each(FOUNDATIONS)('the rooms of companies and orders, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  const clients: RoomClient[] = [];
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(async () => {
    const broken = await company.broken();
    for (const { socket } of clients) socket.disconnect();
    await product.close();
    expect(broken).toEqual([]);
  });
  const company = new CompanyDesk(() => product);
  const { call, desk, bookPickup, placedOrder, registerCompany } = company;
  const connect = async (auth?: Record<string, unknown>) => {
    const client = await connectToRooms(product.address, auth);
    clients.push(client);
    return client;
  };

  it('notify a company of its quotes and orders, and an order of its devices', async () => {
    const client = await connect();
    const ack = await client.subscribe('company:demo-company');
    if (!ack.ok || ack.kind !== 'snapshot') throw new Error('expected a snapshot');
    const shown = () =>
      client.messages
        .filter(({ room }) => room === 'company:demo-company')
        .reduce(
          (state, { change }) => applyCompanyChange(state, change as never),
          ack.snapshot as unknown as CompanySnapshot,
        );
    const orderId = await placedOrder();
    await until('the order in the company’s room', () => shown().orders.some(({ id }) => id === orderId));
    expect(await client.subscribe(`order:${orderId}`)).toMatchObject({
      ok: true,
      snapshot: { order: { id: orderId, status: 'pending_approval' } },
    });
    await call('POST', `/orders/${orderId}/approve`);
    await bookPickup(orderId);
    await desk(`/orders/${orderId}/advance`, { stage: 'received', devices: [1, 2, 3, 9] });
    const told = () =>
      client.messages.filter(({ room }) => room === `order:${orderId}`).map(({ change }) =>
        change as unknown as OrderRoomState
      );
    await until('the devices in the order’s room', () => told().at(-1)?.order.stages.received === 4);
    expect(told().flatMap(({ advanced }) => advanced)).toEqual([{ stage: 'received', from: 1, to: 3 }, {
      stage: 'received',
      from: 9,
      to: 9,
    }]);
    await until(
      'the stages in the company’s room',
      () => shown().orders.find(({ id }) => id === orderId)?.stages.received === 4,
    );
    const { body } = await call('GET', '/orders?limit=500');
    expect(shown().orders).toEqual(body.orders.slice(0, shown().orders.length));
  });

  it('of another company or its order stay shut, whether there are any or not', async () => {
    const other = await registerCompany();
    const orderId = await placedOrder(DEVICES, {}, other.key);
    const stranger = await connect();
    for (const room of [`company:${other.id}`, 'company:nobody'])
      expect(await stranger.subscribe(room)).toMatchObject({ ok: false, error: { code: 'not_your_company' } });
    for (const room of [`order:${orderId}`, 'order:PO-nothing'])
      expect(await stranger.subscribe(room)).toMatchObject({ ok: false, error: { code: 'unknown_order' } });
    const owner = await connect({ companyApiKey: other.apiKey });
    for (const room of [`company:${other.id}`, `order:${orderId}`])
      expect(await owner.subscribe(room)).toMatchObject({ ok: true });
    expect(await owner.subscribe('company:demo-company')).toMatchObject({
      ok: false,
      error: { code: 'not_your_company' },
    });
    for (const companyApiKey of ['phk_live_wrong', 7, null, '']) {
      const wrong = await connect({ companyApiKey });
      expect(await wrong.subscribe('company:demo-company')).toMatchObject({
        ok: false,
        error: { code: 'api_key_wrong' },
      });
    }
  });
});
