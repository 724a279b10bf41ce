import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyCompanyChange, type CompanySnapshot, type OrderRoomState } from '@planet-heroes/contracts/areas/companies/rooms';
import { FOUNDATIONS } from '../../support/foundations.js';
import { connectToRooms, type RoomClient } from '../../support/socket-client.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const DEVICES = [
  { model: 'iphone-15-pro', condition: 'good', quantity: 60 },
  { model: 'macbook-air', condition: 'fair', quantity: 40 },
];
/** 60 × AED 1,190 and 40 × AED 1,170, and 10 % on top, in fils. */
const TOTAL = 13_002_000;
const FORM = { companyName: 'Al Noor', contactName: 'Layla', email: 'layla@alnoor.example', phone: '+971 4 555 0142' };

describe.each(FOUNDATIONS)('the corporate area, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  const clients: RoomClient[] = [];
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(async () => {
    const { status, body } = await product.operate('POST', '/api/ops/books/check');
    for (const { socket } of clients) socket.disconnect();
    await product.close();
    expect([status, body.checks.filter((check: { holds: boolean }) => !check.holds)]).toEqual([200, []]);
  });

  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    product.call(method, `/api/corporate${path}`, body, headers);
  const desk = (path: string, body?: unknown) => product.operate('POST', `/api/ops${path}`, body);
  const operate = async (path: string) => (await product.operate('GET', `/api/ops${path}`)).body;
  const connect = async (auth?: Record<string, unknown>) => {
    const client = await connectToRooms(product.address, auth);
    clients.push(client);
    return client;
  };
  const requestQuote = async (devices = DEVICES, headers?: Record<string, string>) => {
    const { status, body } = await call('POST', '/quotes', { ...FORM, devices }, headers);
    expect(status).toBe(201);
    return body.id as string;
  };
  const approvedQuote = async (devices = DEVICES, review: Record<string, unknown> = {}) => {
    const id = await requestQuote(devices);
    expect((await desk(`/quotes/${id}/review`, review)).status).toBe(200);
    expect((await desk(`/quotes/${id}/approve`)).status).toBe(200);
    return id;
  };
  const placedOrder = async (devices = DEVICES, review: Record<string, unknown> = {}) => {
    const { body } = await call('POST', `/quotes/${await approvedQuote(devices, review)}/accept`);
    return body.order.id as string;
  };
  const completedOrder = async (review: Record<string, unknown> = {}) => {
    const id = await placedOrder([{ model: 'ipad-pro', condition: 'good', quantity: 5 }], review);
    await call('POST', `/orders/${id}/approve`);
    for (const stage of ['received', 'inspected', 'wiped']) expect((await desk(`/orders/${id}/advance`, { stage })).status).toBe(200);
    return id;
  };
  const advance = async (seconds: number) => {
    await desk('/clock', { advanceSeconds: seconds });
    await until('what fell due to be done', async () => (await product.operate('GET', '/api/ops/clock')).body.due === 0);
  };
  let registered = 0;
  const registerCompany = async () => {
    const { status, body } = await desk('/companies', { id: `company-${++registered}-${randomUUID().slice(0, 8)}`, name: 'Gulf Logistics', email: 'it@gulf.example' });
    expect(status).toBe(201);
    return { id: body.id as string, key: { authorization: `Bearer ${body.apiKey}` }, apiKey: body.apiKey as string };
  };

  describe('a quote', () => {
    it('is estimated by the table and the volume tier', async () => {
      const { status, body } = await call('POST', '/estimates', { devices: DEVICES });
      expect([status, body]).toEqual([200, expect.objectContaining({ deviceCount: 100, tier: 'plus', bonusPercent: 10, total: TOTAL })]);
    });

    it('goes from the form to an order', async () => {
      const { body: asked } = await call('POST', '/quotes', { ...FORM, devices: DEVICES, preferredPickup: 'Sunday', additionalNotes: 'Two\nlines' });
      expect(asked).toMatchObject({
        status: 'under_review', companyId: 'demo-company', deviceCount: 100, estimatedValue: TOTAL, unitPrice: TOTAL / 100, responseTime: '12h',
        devices: 'iPhone 15 Pro × 60, MacBook Air × 40', rows: [{ model: 'iphone-15-pro', unitPrice: 119_000 }, { model: 'macbook-air' }],
        deviceTypes: null,
      });
      const early = await call('POST', `/quotes/${asked.id}/accept`);
      expect(early).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition', details: { from: 'under_review' } } } });
      const { body: reviewed } = await desk(`/quotes/${asked.id}/review`, { price: 12_000_000, validDays: 7, paymentTerms: 15 });
      expect(reviewed).toMatchObject({ status: 'pending', estimatedValue: 12_000_000, responseTime: '1h' });
      expect((await desk(`/quotes/${asked.id}/approve`)).body).toMatchObject({ status: 'approved' });
      const { body: offered } = await call('GET', `/quotes/${asked.id}`);
      expect(offered).toMatchObject({ paymentTerms: 15, deviceTypes: [{ type: 'iPhone 15 Pro', quantity: 60 }, { type: 'MacBook Air', quantity: 40 }] });
      const { status, body } = await call('POST', `/quotes/${asked.id}/accept`);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        quote: { status: 'accepted', orderId: body.order.id },
        order: { status: 'pending_approval', paymentStatus: 'pending', paymentTerms: 15, totalAmount: 12_000_000, stages: { expected: 100 } },
      });
      const { body: order } = await call('GET', `/orders/${body.order.id}`);
      expect(order).toMatchObject({
        deviceTypes: [{ type: 'iPhone 15 Pro', condition: 'good', quantity: 60 }, { type: 'MacBook Air', quantity: 40 }],
        logistics: { specialInstructions: '—', pickupContact: '—' },
      });
      expect(order.deviceTypes).toEqual(offered.deviceTypes);
      expect((await operate(`/orders/${order.id}`)).logistics).toMatchObject({ specialInstructions: 'Preferred pick-up: Sunday\nTwo\nlines', pickupContact: 'Layla' });
      expect((await call('GET', `/quotes/${asked.id}`)).body).toMatchObject({ status: 'accepted', email: '—', paymentTerms: 15 });
      const { body: list } = await call('GET', `/quotes?status=accepted&search=${asked.id.toLowerCase()}`);
      expect(list).toMatchObject({ total: 1, quotes: [{ id: asked.id }] });
      expect(JSON.stringify(list)).not.toContain(FORM.email);
    });

    it('in words needs a price of the desk', async () => {
      const { body } = await call('POST', '/quotes', { ...FORM, deviceDetails: 'Twelve old tablets\nand a printer', quantity: 13, preferredPickup: '' });
      expect(body).toMatchObject({ status: 'under_review', estimatedValue: null, deviceCount: 13, rows: [] });
      expect((await desk(`/quotes/${body.id}/review`, {})).body.error.code).toBe('invalid_amount');
      await desk(`/quotes/${body.id}/review`, { price: 130_000 });
      await desk(`/quotes/${body.id}/approve`);
      const { order } = (await call('POST', `/quotes/${body.id}/accept`)).body;
      expect((await call('GET', `/orders/${order.id}/devices`)).body.devices).toHaveLength(13);
      expect((await call('GET', `/orders/${order.id}`)).body.deviceTypes).toEqual([{ type: 'As described', condition: null, quantity: 13, unitPrice: 10_000 }]);
    });

    it('comes from the bulk trade-in form too', async () => {
      const company = { name: 'Al Noor', email: 'it@alnoor.example', phone: '045550142', department: 'it', employeeCount: '201-500' };
      const { status, body } = await call('POST', '/bulk-trade-ins', { devices: [{ ...DEVICES[0], estimatedValue: 1 }], company });
      expect([status, body]).toEqual([201, expect.objectContaining({ source: 'bulk', department: 'it', employeeCount: '201-500', deviceCount: 60 })]);
    });

    it('accepted fifty times at once leads to one order', async () => {
      const id = await approvedQuote();
      const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', `/quotes/${id}/accept`)));
      const receipts = answers.filter(({ status }) => status === 201);
      expect(receipts).toHaveLength(1);
      const orderId = receipts[0]!.body.order.id;
      for (const { status, body } of answers.filter((answer) => answer !== receipts[0])) {
        expect([status, body.error.code, body.error.details.orderId]).toEqual([409, 'quote_accepted', orderId]);
      }
      const rows = await product.database.query('select id from purchase_order where quote_id = $1', [id]);
      expect(rows).toEqual([{ id: orderId }]);
    });

    it('accepted fifty times with one key gets fifty equal answers', async () => {
      const id = await approvedQuote();
      const key = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', `/quotes/${id}/accept`, undefined, key)));
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect(answers[0]!.status).toBe(201);
    });

    it('can be declined by either side, and then stays so', async () => {
      const [one, two] = [await requestQuote(), await approvedQuote()];
      expect((await desk(`/quotes/${one}/decline`, {})).status).toBe(400);
      expect((await desk(`/quotes/${one}/decline`, { reason: 'We do not take these.' })).body).toMatchObject({ status: 'declined', reason: 'We do not take these.' });
      expect((await call('POST', `/quotes/${two}/decline`)).body).toMatchObject({ status: 'declined', reason: null });
      expect((await call('POST', `/quotes/${two}/accept`)).body.error).toMatchObject({ code: 'illegal_transition', details: { from: 'declined', legal: [] } });
      expect((await desk(`/quotes/${one}/review`)).body.error.code).toBe('illegal_transition');
    });

    it('expires by the clock', async () => {
      const id = await approvedQuote(DEVICES, { validDays: 1 });
      const waiting = await requestQuote();
      await advance(86_400 + 60);
      expect((await call('GET', `/quotes/${id}`)).body).toMatchObject({ status: 'expired' });
      expect((await call('POST', `/quotes/${id}/accept`)).body.error).toMatchObject({ code: 'expired' });
      expect((await call('GET', `/quotes/${waiting}`)).body.status).toBe('under_review');
      expect((await call('GET', '/sla')).body.quotes.late).toBeGreaterThan(0);
    });

    it.each([
      ['no devices', { ...FORM }, 'deviceDetails'],
      ['words but no number', { ...FORM, deviceDetails: 'Phones' }, 'quantity'],
      ['too many devices', { ...FORM, devices: [{ ...DEVICES[0], quantity: 10_000 }, DEVICES[1]] }, 'devices'],
      ['an unknown model', { ...FORM, devices: [{ ...DEVICES[0], model: 'nokia-3310' }] }, 'devices.0.model'],
      ['half a device', { ...FORM, devices: [{ ...DEVICES[0], quantity: 0.5 }] }, 'devices.0.quantity'],
      ['no e-mail address', { ...FORM, email: 'nobody', devices: DEVICES }, 'email'],
      ['control characters', { ...FORM, contactName: 'a\u0000', devices: DEVICES }, 'contactName'],
      ['NUL among lines', { ...FORM, devices: DEVICES, additionalNotes: 'a\u0000\nb' }, 'additionalNotes'],
      ['an unknown urgency', { ...FORM, devices: DEVICES, urgency: 'never' }, 'urgency'],
    ])('with %s is refused', async (_, body, path) => {
      const answer = await call('POST', '/quotes', body);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_request', details: { issues: expect.arrayContaining([expect.objectContaining({ path })]) } } } });
    });
  });

  describe('an order', () => {
    it('goes step by step to its payment, and leaves its papers', async () => {
      const id = await placedOrder();
      expect((await desk(`/orders/${id}/advance`, { stage: 'received' })).body.error).toMatchObject({ code: 'illegal_transition' });
      expect((await call('POST', `/orders/${id}/approve`)).body).toMatchObject({ status: 'processing' });
      expect((await call('POST', `/orders/${id}/approve`)).body.error).toMatchObject({ code: 'illegal_transition', details: { from: 'processing' } });
      await call('PUT', `/orders/${id}/logistics`, { pickupDate: '2026-12-01', estimatedDuration: '3 hours', specialInstructions: 'Dock 4\nRing twice' });

      expect((await desk(`/orders/${id}/advance`, { stage: 'received', count: 70 })).body.stages).toMatchObject({ expected: 30, received: 70 });
      expect((await desk(`/orders/${id}/advance`, { stage: 'inspected', devices: [1, 2, 3, 5] })).body.stages).toMatchObject({ received: 66, inspected: 4 });
      expect((await desk(`/orders/${id}/advance`, { stage: 'inspected', devices: [4, 99] })).body.error).toMatchObject({ code: 'illegal_transition', details: { found: 1, asked: 2 } });
      expect((await desk(`/orders/${id}/advance`, { stage: 'received', count: 31 })).body.error.code).toBe('illegal_transition');
      expect((await desk(`/orders/${id}/advance`, { stage: 'paid' })).status).toBe(400);
      expect((await desk(`/orders/${id}/advance`, { stage: 'received', count: 1, devices: [90] })).body.error.code).toBe('invalid_request');
      const page = await call('GET', `/orders/${id}/devices?stage=inspected&limit=3`);
      expect(page.body).toMatchObject({ devices: [{ number: 1, type: 'iPhone 15 Pro', condition: 'good' }, { number: 2 }, { number: 3 }], next: 3 });
      expect((await call('GET', `/orders/${id}/devices?stage=inspected&after=3`)).body).toMatchObject({ devices: [{ number: 5 }], next: null });
      expect((await call('POST', `/orders/${id}/pay`)).body.error).toMatchObject({ code: 'illegal_transition', details: { from: 'processing' } });

      await desk(`/orders/${id}/advance`, { stage: 'received' });
      await desk(`/orders/${id}/advance`, { stage: 'inspected' });
      const { body: completed } = await desk(`/orders/${id}/advance`, { stage: 'wiped' });
      expect(completed).toMatchObject({ status: 'completed', stages: { wiped: 100 }, completionDate: expect.any(String) });
      expect(completed.paymentDueAt).toMatch(/T20:00:00\.000Z$/);
      expect((await call('POST', `/orders/${id}/cancel`)).body.error.code).toBe('illegal_transition');
      expect((await call('POST', `/orders/${id}/pay`)).body).toMatchObject({ paymentStatus: 'paid', stages: { wiped: 0, paid: 100 } });
      expect((await call('POST', `/orders/${id}/pay`)).body.error).toMatchObject({ code: 'illegal_transition', details: { from: 'paid' } });

      const { body } = await call('GET', `/orders/${id}`);
      expect(body.documents.map(({ id: name }: { id: string }) => name)).toEqual([
        'purchase-order', 'pickup-note', 'wiping-certificate', 'wiping-certificate-json', 'payment-receipt',
      ]);
      for (const { id: name, size, type } of body.documents) {
        const document = await call('GET', `/orders/${id}/documents/${name}`);
        expect([document.status, document.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
        if (type === 'text/plain') expect(Buffer.byteLength(document.body)).toBe(size);
      }
      expect((await call('GET', `/orders/${id}/documents/wiping-certificate`)).body).toMatch(/NIST SP 800-88[\s\S]*No\. 1 to 60: iPhone 15 Pro, good\nNo\. 61 to 100: MacBook Air/);
      expect((await call('GET', `/orders/${id}/documents/wiping-certificate-json`)).body).toMatchObject({ standard: expect.stringContaining('800-88'), deviceCount: 100 });
      expect((await call('GET', `/orders/${id}/documents/invoice`)).body.error.code).toBe('unknown_item');
      expect((await call('GET', `/orders?payment=paid&search=${id}`)).body).toMatchObject({ total: 1, orders: [{ id, pickupDate: '2026-12-01' }] });
      expect((await call('GET', '/sla')).body.payments).toMatchObject({ promisedHours: 48, paid: expect.any(Number), late: 0 });
    });

    it('can be cancelled until it is completed', async () => {
      const [one, two] = [await placedOrder(), await placedOrder()];
      expect((await call('POST', `/orders/${one}/cancel`, { reason: 'Not this year.' })).body).toMatchObject({ status: 'cancelled' });
      await call('POST', `/orders/${two}/approve`);
      await desk(`/orders/${two}/advance`, { stage: 'received', count: 3 });
      expect((await desk(`/orders/${two}/cancel`)).body).toMatchObject({ status: 'cancelled', stages: { received: 3 } });
      expect((await call('POST', `/orders/${two}/approve`)).body.error.code).toBe('illegal_transition');
      expect((await call('PUT', `/orders/${two}/logistics`, {})).body.error.code).toBe('illegal_transition');
    });

    it('paid fifty times at once is paid once', async () => {
      const id = await completedOrder();
      const answers = await Promise.all(Array.from({ length: 50 }, () => call('POST', `/orders/${id}/pay`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.error?.code === 'illegal_transition')).toHaveLength(49);
    });

    it('is overdue at the end of its terms, unless it is paid, and can be paid then', async () => {
      const [late, early] = [await completedOrder({ paymentTerms: 7 }), await completedOrder({ paymentTerms: 7 })];
      await call('POST', `/orders/${early}/pay`);
      await advance(7 * 86_400 - 60);
      expect((await call('GET', `/orders/${late}`)).body.paymentStatus).toBe('pending');
      await advance(86_400 + 120);
      expect((await call('GET', `/orders/${late}`)).body.paymentStatus).toBe('overdue');
      expect((await call('GET', `/orders/${early}`)).body.paymentStatus).toBe('paid');
      expect((await call('POST', `/orders/${late}/pay`)).body.paymentStatus).toBe('paid');
    });
  });

  describe('rooms', () => {
    it('tell a company of its quotes and orders, and an order of its devices', async () => {
      const client = await connect();
      const ack = await client.subscribe('company:demo-company');
      if (!ack.ok || ack.kind !== 'snapshot') throw new Error('expected a snapshot');
      const shown = () =>
        client.messages
          .filter(({ room }) => room === 'company:demo-company')
          .reduce((state, { change }) => applyCompanyChange(state, change as never), ack.snapshot as unknown as CompanySnapshot);
      const orderId = await placedOrder();
      await until('the order in the company’s room', () => shown().orders.some(({ id }) => id === orderId));
      expect(await client.subscribe(`order:${orderId}`)).toMatchObject({ ok: true, snapshot: { order: { id: orderId, status: 'pending_approval' } } });
      await call('POST', `/orders/${orderId}/approve`);
      await desk(`/orders/${orderId}/advance`, { stage: 'received', devices: [1, 2, 3, 9] });
      const told = () => client.messages.filter(({ room }) => room === `order:${orderId}`).map(({ change }) => change as unknown as OrderRoomState);
      await until('the devices in the order’s room', () => told().at(-1)?.order.stages.received === 4);
      expect(told().flatMap(({ advanced }) => advanced)).toEqual([{ stage: 'received', from: 1, to: 3 }, { stage: 'received', from: 9, to: 9 }]);
      await until('the stages in the company’s room', () => shown().orders.find(({ id }) => id === orderId)?.stages.received === 4);
      const { body } = await call('GET', '/orders?limit=500');
      expect(shown().orders).toEqual(body.orders.slice(0, shown().orders.length));
    });

    it('of another company or its order stay shut, whether there are any or not', async () => {
      const other = await registerCompany();
      const theirs = await requestQuote(DEVICES, other.key);
      await desk(`/quotes/${theirs}/review`);
      await desk(`/quotes/${theirs}/approve`);
      const { body } = await call('POST', `/quotes/${theirs}/accept`, undefined, other.key);
      const stranger = await connect();
      for (const room of [`company:${other.id}`, 'company:nobody']) expect(await stranger.subscribe(room)).toMatchObject({ ok: false, error: { code: 'not_your_company' } });
      for (const room of [`order:${body.order.id}`, 'order:PO-nothing']) expect(await stranger.subscribe(room)).toMatchObject({ ok: false, error: { code: 'unknown_order' } });
      const owner = await connect({ companyApiKey: other.apiKey });
      for (const room of [`company:${other.id}`, `order:${body.order.id}`]) expect(await owner.subscribe(room)).toMatchObject({ ok: true });
      expect(await owner.subscribe('company:demo-company')).toMatchObject({ ok: false, error: { code: 'not_your_company' } });
      for (const companyApiKey of ['phk_live_wrong', 7, null, '']) {
        const wrong = await connect({ companyApiKey });
        expect(await wrong.subscribe('company:demo-company')).toMatchObject({ ok: false, error: { code: 'api_key_wrong' } });
      }
    });
  });

  describe('what a visitor types', () => {
    const TYPED = {
      companyName: 'Typed Trading', contactName: 'Typed Person', email: 'typed@person.example', phone: '+971 50 987 6543',
      preferredPickup: 'Typed gate', additionalNotes: 'Typed notes', deviceDetails: 'Typed phones of mine', quantity: 3,
    };
    const PLAN = { pickupAddress: 'Typed street 7', pickupContact: 'Typed caretaker', specialInstructions: 'Typed door code' };
    const SECRET = /typed|987 6543/i;
    const asked = async (path: string, body: unknown) => {
      const answer = await call('POST', path, body);
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([201, expect.not.stringMatching(SECRET)]);
      return answer.body.id as string;
    };

    it('is for operators alone, whatever becomes of it', async () => {
      const client = await connect();
      expect(await client.subscribe('company:demo-company')).toMatchObject({ ok: true });
      await product.database.query(`update company set webhook_url = 'http://127.0.0.1:9/' where id = 'demo-company'`);
      const { companyName: name, email, phone } = TYPED;
      const bulk = await asked('/bulk-trade-ins', { devices: DEVICES, company: { name, email, phone } });
      const form = await asked('/quotes', TYPED);
      await desk(`/quotes/${form}/review`, { price: 30_000 });
      await desk(`/quotes/${form}/approve`);
      const accepted = await call('POST', `/quotes/${form}/accept`);
      const orderId = accepted.body.order.id;
      const ack = await client.subscribe(`order:${orderId}`);
      const planned = await call('PUT', `/orders/${orderId}/logistics`, PLAN);
      await call('POST', `/orders/${orderId}/approve`);
      for (const stage of ['received', 'inspected', 'wiped']) await desk(`/orders/${orderId}/advance`, { stage });
      const paid = await call('POST', `/orders/${orderId}/pay`);
      await until('the payment in the room', () => JSON.stringify(client.messages).includes('"paidAt":"2'));
      await product.database.query(`update company set webhook_url = '' where id = 'demo-company'`);
      const { body: order } = await call('GET', `/orders/${orderId}`);
      const papers = await Promise.all(
        order.documents.map(({ id }: { id: string }) => fetch(`${product.address}/api/corporate/orders/${orderId}/documents/${id}`).then((paper) => paper.text())),
      );
      const stranger = await connect();
      const shown = [
        accepted.body, ack, planned.body, paid.body, order, papers, client.messages, await stranger.subscribe('company:demo-company'),
        await stranger.subscribe(`order:${orderId}`), ...(await Promise.all(
          [`/quotes/${form}`, `/quotes/${bulk}`, '/quotes?limit=500', '/orders?limit=500', '/webhooks/deliveries'].map(async (path) => (await call('GET', path)).body),
        )),
        await product.database.query('select * from event_log'), await product.database.query('select * from webhook_delivery'),
        await product.database.query('select * from command_result'),
      ];
      for (const each of shown) expect(JSON.stringify(each)).not.toMatch(SECRET);
      expect(papers).toHaveLength(5);
      expect(order).toMatchObject({ companyName: 'A visitor', contactPerson: 'A visitor', devices: 'As described', logistics: { pickupAddress: '—' } });
      expect((await call('GET', '/quotes?search=typed')).body.total).toBe(0);

      expect(await operate(`/quotes/${form}`)).toMatchObject({
        company: 'Typed Trading', contactName: 'Typed Person', email: TYPED.email, phone: TYPED.phone, devices: TYPED.deviceDetails,
        deviceDetails: TYPED.deviceDetails, additionalNotes: TYPED.additionalNotes, preferredPickup: TYPED.preferredPickup,
      });
      expect(await operate(`/orders/${orderId}`)).toMatchObject({ companyName: 'Typed Trading', contactPerson: 'Typed Person', logistics: PLAN });
      expect((await operate('/quotes?search=typed')).quotes.map(({ id }: { id: string }) => id).toSorted()).toEqual([bulk, form].toSorted());
      expect((await operate('/orders?search=typed')).orders).toMatchObject([{ id: orderId, contactPerson: 'Typed Person', devices: TYPED.deviceDetails }]);
    });

    it('with a key of a company of its own is the company’s to read', async () => {
      const { key } = await registerCompany();
      const { body } = await call('POST', '/quotes', TYPED, key);
      expect(body).toMatchObject({ company: 'Typed Trading', contactName: 'Typed Person', email: TYPED.email, devices: TYPED.deviceDetails });
      expect((await call('GET', '/quotes', undefined, key)).body.quotes).toMatchObject([{ company: 'Typed Trading', contactName: 'Typed Person' }]);
    });
  });

  describe('another company’s things', () => {
    it('are unknown, exactly as what does not exist', async () => {
      const other = await registerCompany();
      const theirs = await requestQuote(DEVICES, other.key);
      const ours = await placedOrder();
      const tries = [
        ['GET', `/quotes/${theirs}`, undefined], ['POST', `/quotes/${theirs}/accept`, undefined], ['POST', `/quotes/${theirs}/decline`, undefined],
        ['GET', `/orders/${ours}`, other.key], ['GET', `/orders/${ours}/devices`, other.key], ['GET', `/orders/${ours}/documents/purchase-order`, other.key],
        ['POST', `/orders/${ours}/approve`, other.key], ['POST', `/orders/${ours}/cancel`, other.key], ['POST', `/orders/${ours}/pay`, other.key],
        ['PUT', `/orders/${ours}/logistics`, other.key],
      ] as const;
      for (const [method, path, key] of tries) {
        const body = method === 'PUT' ? {} : undefined;
        const real = await call(method, path, body, key);
        const none = await call(method, path.replace(theirs, 'Q-NONE').replace(ours, 'PO-NONE'), body, key);
        expect([real.status, real.body.error.code]).toEqual([404, path.startsWith('/quotes') ? 'unknown_quote' : 'unknown_order']);
        expect([none.status, none.body.error.code]).toEqual([real.status, real.body.error.code]);
      }
      expect((await call('GET', '/quotes', undefined, other.key)).body).toMatchObject({ total: 1 });
      expect((await call('GET', '/orders', undefined, other.key)).body).toEqual({ orders: [], total: 0 });
    });

    it.each(['Bearer phk_live_wrong', 'Bearer', 'Basic cGxhbmV0OmhlcmVz', `Bearer ${'x'.repeat(5_000)}`])('stay shut to “%.40s”', async (authorization) => {
      expect(await call('GET', '/quotes', undefined, { authorization })).toMatchObject({ status: 401, body: { error: { code: 'api_key_wrong' } } });
    });

    it('are for the desk alone to decide on', async () => {
      for (const path of ['/quotes/Q-1/review', '/orders/PO-1/advance', '/companies']) {
        expect((await product.call('POST', `/api/ops${path}`, {})).status).toBe(401);
      }
    });
  });
});
