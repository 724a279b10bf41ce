import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompanyDesk, DEVICES, FORM } from '../../support/company-desk.js';
import { DESK_STEPS } from '../../support/desk-steps.js';
import { oneFoundation } from '../../support/foundations.js';
import { connectToRooms, type RoomClient } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

describe.each(oneFoundation(import.meta.url))('what a company keeps to itself, with $name', ({ redisUrl }) => {
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
  const { call, desk, placedOrder, read, registerCompany, requestQuote } = company;
  const connect = async (auth?: Record<string, unknown>) => {
    const client = await connectToRooms(product.address, auth);
    clients.push(client);
    return client;
  };

  describe('what a visitor types', () => {
    const TYPED = {
      companyName: 'Typed Trading',
      contactName: 'Typed Person',
      email: 'typed@person.example',
      phone: '+971 50 987 6543',
      preferredPickup: 'Typed gate',
      additionalNotes: 'Typed notes',
      deviceDetails: 'Typed phones of mine',
      quantity: 3,
    };
    const PLAN = {
      pickupAddress: 'Typed street 7',
      pickupContact: 'Typed caretaker',
      specialInstructions: 'Typed door code',
    };
    const SECRET = /typed|987 6543/i;
    const asked = async (path: string, body: unknown) => {
      const answer = await call('POST', path, body);
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([201, expect.not.stringMatching(SECRET)]);
      return answer.body.id as string;
    };
    let [bulk, form, orderId] = ['', '', ''];
    /** Everything that anybody but an operator was answered, sent or shown from the forms to the payment. */
    const shown: unknown[] = [];
    let papers: string[];

    beforeAll(async () => {
      const client = await connect();
      expect(await client.subscribe('company:demo-company')).toMatchObject({ ok: true });
      await product.database.query(`update company set webhook_url = 'http://127.0.0.1:9/' where id = 'demo-company'`);
      const { companyName: name, email, phone } = TYPED;
      bulk = await asked('/bulk-trade-ins', { devices: DEVICES, company: { name, email, phone } });
      form = await asked('/quotes', TYPED);
      await desk(`/quotes/${form}/review`, { price: 30_000 });
      await desk(`/quotes/${form}/approve`);
      const accepted = await call('POST', `/quotes/${form}/accept`);
      orderId = accepted.body.order.id;
      const ack = await client.subscribe(`order:${orderId}`);
      const planned = await call('PUT', `/orders/${orderId}/logistics`, PLAN);
      await call('POST', `/orders/${orderId}/approve`);
      await product.operate('PUT', `/api/ops/orders/${orderId}/logistics`, { pickupDate: '2031-12-01' });
      for (const step of DESK_STEPS) await desk(`/orders/${orderId}/advance`, step);
      const paid = await call('POST', `/orders/${orderId}/pay`);
      await desk(`/orders/${orderId}/pay`);
      await until('the payment in the room', () => JSON.stringify(client.messages).includes('"paidAt":"2'));
      await product.database.query(`update company set webhook_url = '' where id = 'demo-company'`);
      shown.push(accepted.body, ack, planned.body, paid.body, client.messages);
      const { documents } = (await call('GET', `/orders/${orderId}`)).body;
      papers = await Promise.all(
        documents.map(async ({ id }: { id: string }) => (await call('GET', `/orders/${orderId}/documents/${id}`)).body),
      );
    });

    it('is in no answer and no message on the way from the form to the payment', () => {
      expect(shown).toHaveLength(5);
      for (const each of shown) expect(JSON.stringify(each)).not.toMatch(SECRET);
    });

    it('is in nothing that can be read afterwards', async () => {
      for (
        const path of [
          `/quotes/${form}`,
          `/quotes/${bulk}`,
          `/orders/${orderId}`,
          '/quotes?limit=500',
          '/orders?limit=500',
          '/webhooks/deliveries',
        ]
      ) {
        const { status, body } = await call('GET', path);
        expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(SECRET)]);
      }
    });

    it('is in none of the five papers', () => {
      expect(papers).toHaveLength(5);
      for (const paper of papers) expect(JSON.stringify(paper)).not.toMatch(SECRET);
    });

    it('is in no room that a stranger enters', async () => {
      const stranger = await connect();
      for (const room of ['company:demo-company', `order:${orderId}`]) {
        const ack = await stranger.subscribe(room);
        expect(ack).toMatchObject({ ok: true });
        expect(JSON.stringify(ack)).not.toMatch(SECRET);
      }
    });

    it.each(['event_log', 'webhook_delivery', 'command_result'])('is in no row of %s', async (table) => {
      const rows = await product.database.query(`select * from ${table}`);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(SECRET);
    });

    it('is masked in the order, and finds nothing', async () => {
      expect((await call('GET', `/orders/${orderId}`)).body).toMatchObject({
        companyName: 'A visitor',
        contactPerson: 'A visitor',
        devices: 'As described',
        logistics: { pickupAddress: '—' },
      });
      expect((await call('GET', '/quotes?search=typed')).body.total).toBe(0);
    });

    it('is read by operators', async () => {
      expect(await read(`/quotes/${form}`)).toMatchObject({
        company: 'Typed Trading',
        contactName: 'Typed Person',
        email: TYPED.email,
        phone: TYPED.phone,
        devices: TYPED.deviceDetails,
        deviceDetails: TYPED.deviceDetails,
        additionalNotes: TYPED.additionalNotes,
        preferredPickup: TYPED.preferredPickup,
      });
      expect(await read(`/orders/${orderId}`)).toMatchObject({
        companyName: 'Typed Trading',
        contactPerson: 'Typed Person',
        logistics: PLAN,
      });
    });

    it('is found by operators', async () => {
      expect((await read('/quotes?search=typed')).quotes.map(({ id }: { id: string }) => id).toSorted()).toEqual(
        [bulk, form].toSorted(),
      );
      expect((await read('/orders?search=typed')).orders).toMatchObject([{
        id: orderId,
        contactPerson: 'Typed Person',
        devices: TYPED.deviceDetails,
      }]);
    });
  });

  it('what is written with a key of a company of its own is the company’s to read', async () => {
    const { key } = await registerCompany();
    const own = { company: FORM.companyName, contactName: FORM.contactName, devices: 'Old tablets' };
    const { body } = await call('POST', '/quotes', { ...FORM, deviceDetails: 'Old tablets', quantity: 3 }, key);
    expect(body).toMatchObject({ ...own, email: FORM.email });
    expect((await call('GET', '/quotes', undefined, key)).body.quotes).toMatchObject([own]);
  });

  describe('another company’s things', () => {
    it('are unknown, exactly as what does not exist', async () => {
      const other = await registerCompany();
      const theirs = await requestQuote(DEVICES, other.key);
      const ours = await placedOrder();
      const tries = [
        ['GET', `/quotes/${theirs}`, undefined],
        ['POST', `/quotes/${theirs}/accept`, undefined],
        ['POST', `/quotes/${theirs}/decline`, undefined],
        ['GET', `/orders/${ours}`, other.key],
        ['GET', `/orders/${ours}/devices`, other.key],
        ['GET', `/orders/${ours}/documents/purchase-order`, other.key],
        ['POST', `/orders/${ours}/approve`, other.key],
        ['POST', `/orders/${ours}/cancel`, other.key],
        ['POST', `/orders/${ours}/pay`, other.key],
        ['PUT', `/orders/${ours}/logistics`, other.key],
      ] as const;
      for (const [method, path, key] of tries) {
        const body = method === 'PUT' ? {} : undefined;
        const real = await call(method, path, body, key);
        const none = await call(method, path.replace(theirs, 'Q-NONE').replace(ours, 'PO-NONE'), body, key);
        expect([real.status, real.body.error.code]).toEqual([
          404,
          path.startsWith('/quotes') ? 'unknown_quote' : 'unknown_order',
        ]);
        expect([none.status, none.body.error.code]).toEqual([real.status, real.body.error.code]);
      }
      expect((await call('GET', '/quotes', undefined, other.key)).body).toMatchObject({ total: 1 });
      expect((await call('GET', '/orders', undefined, other.key)).body).toEqual({
        orders: [], forecasts: {}, total: 0, counted: 0, devices: 0, amount: 0,
      });
    });

    it.each(['Bearer phk_live_wrong', 'Bearer', 'Basic cGxhbmV0OmhlcmVz', `Bearer ${'x'.repeat(5_000)}`])(
      'stay shut to “%.40s”',
      async (authorization) => {
        expect(await call('GET', '/quotes', undefined, { authorization })).toMatchObject({
          status: 401,
          body: { error: { code: 'api_key_wrong' } },
        });
      },
    );

    it('are for the desk alone to decide on', async () => {
      for (const path of ['/quotes/Q-1/review', '/orders/PO-1/advance', '/companies']) {
        expect((await product.call('POST', `/api/ops${path}`, {})).status).toBe(401);
      }
    });
  });
});
