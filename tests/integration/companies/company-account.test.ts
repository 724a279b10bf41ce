import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { WEBHOOK_EVENTS } from '@planet-heroes/contracts/areas/companies/catalogue';
import { RETRY_DELAYS_MS } from '@planet-heroes/contracts/areas/webhooks/catalogue';
import { WEBHOOKS } from '@planet-heroes/contracts/areas/webhooks/messages';
import { statementsOf } from '@planet-heroes/domain/kernel/database/migrate';
import { MIGRATIONS } from '@planet-heroes/domain/kernel/database/migrations/index';
import { endProcess, ROOT, spawnHere } from '../../processes/process.js';
import { DESK_STEPS } from '../../support/desk-steps.js';
import { oneFoundation } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const FORM = { companyName: 'Al Noor', contactName: 'Layla', email: 'layla@alnoor.example', phone: '+971 4 555 0142' };
const DEVICES = [{ model: 'ipad-pro', condition: 'good', quantity: 2 }];

describe.each(oneFoundation(import.meta.url))('a company’s account, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  let company: { id: string; apiKey: string };
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    company = (await product
      .operate('POST', '/api/ops/companies', {
        id: `gulf-${randomUUID()}`,
        name: 'Gulf Logistics',
        email: 'it@gulf.example',
      }))
      .body;
  });

  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    product.call(method, `/api/corporate${path}`, body, { authorization: `Bearer ${company.apiKey}`, ...headers });
  const verify = (methodId: string) =>
    product.operate('POST', `/api/ops/companies/${company.id}/payment-methods/${methodId}/verify`);
  const advance = async (seconds: number) => {
    await product.operate('POST', '/api/ops/clock', { advanceSeconds: seconds });
    await until(
      'what fell due to be done',
      async () => (await product.operate('GET', '/api/ops/clock')).body.due === 0,
    );
  };
  const completedOrder = async () => {
    const { id } = (await call('POST', '/quotes', { ...FORM, devices: DEVICES })).body;
    await product.operate('POST', `/api/ops/quotes/${id}/review`);
    await product.operate('POST', `/api/ops/quotes/${id}/approve`);
    const { order } = (await call('POST', `/quotes/${id}/accept`)).body;
    await call('POST', `/orders/${order.id}/approve`);
    await product.operate('PUT', `/api/ops/orders/${order.id}/logistics`, { pickupDate: '2031-12-01' });
    for (const step of DESK_STEPS)
      await product.operate('POST', `/api/ops/orders/${order.id}/advance`, step);
    return order.id as string;
  };
  const status = async (apiKey: string) =>
    (await call('GET', '/company', undefined, { authorization: `Bearer ${apiKey}` })).status;

  it('is shown to the desk with its people, and how it is paid, before and after the desk has verified that', async () => {
    const { body: user } = await call('POST', '/users', { name: 'Carlo Reyes', email: 'carlo@gulf.example' });
    const account = 'AE07 0331 2345 6789 0123 456';
    const { body: method } = await call('POST', '/payment-methods', { type: 'bank_transfer', name: 'Bank', account });
    const read = () => product.operate('GET', `/api/ops/companies/${company.id}`);
    expect(await read()).toMatchObject({
      status: 200,
      body: {
        id: company.id, name: 'Gulf Logistics', email: 'it@gulf.example', state: 'approved', users: [user],
        paymentMethods: [{ id: method.id, status: 'pending', isDefault: false }],
      },
    });
    expect(JSON.stringify((await read()).body)).not.toContain('2345');
    await verify(method.id);
    expect((await read()).body.paymentMethods).toMatchObject([{ id: method.id, status: 'verified', isDefault: true }]);
    expect((await product.call('GET', `/api/ops/companies/${company.id}`)).status).toBe(401);
    expect(await product.operate('GET', '/api/ops/companies/nobody')).toMatchObject({
      status: 404, body: { error: { code: 'unknown_company' } },
    });
  });

  it('begins with a key of its own', async () => {
    expect(company.apiKey).toMatch(/^phk_live_[\w-]{43}$/);
    expect((await call('GET', '/company')).body).toMatchObject({
      id: company.id,
      name: 'Gulf Logistics',
      verified: true,
      industry: 'other',
      website: '',
    });
    expect(await product.operate('POST', '/api/ops/companies', { id: company.id, name: 'Again', email: 'a@b.example' }))
      .toMatchObject({
        status: 409,
        body: { error: { code: 'already_registered' } },
      });
  });

  it('that an event reported gets its key from the desk', async () => {
    const id = `told-${randomUUID()}`;
    const event = {
      specversion: '1.0',
      id,
      source: '/desk',
      type: 'company.registered',
      time: '2026-01-01T00:00:00Z',
      data: { companyId: id, name: 'Told', email: 'a@told.example' },
    };
    expect((await product.operate('POST', '/api/ops/events', event)).status).toBe(200);
    expect((await product.operate('GET', '/api/ops/companies')).body.companies).toContainEqual(expect.objectContaining({
      id,
      name: 'Told',
      industry: 'other',
      verified: true,
    }));
    const { body } = await product.operate('POST', `/api/ops/companies/${id}/api-key/rotate`);
    expect(body).toEqual({ apiKey: expect.any(String), oldKeyValidUntil: null });
    expect((await call('GET', '/company', undefined, { authorization: `Bearer ${body.apiKey}` })).body.id).toBe(id);
    expect((await product.operate('POST', '/api/ops/companies/nobody/api-key/rotate')).body.error.code).toBe(
      'unknown_company',
    );
  });

  it('of the sample shows a sample of a key, which opens nothing', async () => {
    const { body } = await product.call('GET', '/api/corporate/api-settings');
    expect(body).toMatchObject({ apiKey: expect.stringMatching(/^phk_sample_/), apiKeyCreatedAt: null });
    const wrong = await call('GET', '/company', undefined, { authorization: `Bearer ${body.apiKey}` });
    expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'api_key_wrong' } } });
  });

  it('has a profile that keeps what is left out', async () => {
    const { body } = await call('PATCH', '/company', {
      industry: 'retail',
      website: 'https://gulf.example',
      vatNumber: '100200300',
      phone: '',
    });
    expect(body).toMatchObject({
      name: 'Gulf Logistics',
      industry: 'retail',
      website: 'https://gulf.example',
      vatNumber: '100200300',
    });
    for (
      const wrong of [
        { website: 'javascript:alert(1)' },
        { industry: 'piracy' },
        { name: '' },
        { address: 'a\u0000' },
        { phone: 'call me' },
      ]
    ) {
      expect((await call('PATCH', '/company', wrong)).status).toBe(400);
    }
    expect((await product.call('GET', '/api/corporate/company')).body).toMatchObject({
      id: 'demo-company',
      industry: 'financial',
    });
  });

  it('that is everybody’s has no webhooks', async () => {
    const path = '/api/corporate/api-settings';
    const refused = await product.call('PATCH', path, {
      webhookUrl: 'https://stranger.example/',
      environment: 'staging',
    });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'demo_company_fixed', message: expect.stringContaining('register') } },
    });
    const chosen = await product.call('PATCH', path, { webhookEvents: ['quote.created'] });
    expect(chosen.body.error.code).toBe('demo_company_fixed');
    expect((await product.call('GET', path)).body).toMatchObject({
      webhookUrl: '',
      environment: 'production',
      hasWebhookSecret: false,
    });
    expect((await product.call('PATCH', path, { environment: 'staging', webhookUrl: '' })).body).toMatchObject({
      environment: 'staging',
    });
  });

  it('has users', async () => {
    const { status: created, body: user } = await call('POST', '/users', {
      name: 'Rania',
      email: 'rania@gulf.example',
      role: 'Manager',
      department: 'IT',
    });
    expect([created, user]).toEqual([
      201,
      expect.objectContaining({ role: 'Manager', status: 'pending', lastLogin: null }),
    ]);
    expect((await call('POST', '/users', { name: 'Other', email: 'RANIA@gulf.example' })).body.error.code).toBe(
      'already_registered',
    );
    for (const status of ['active', 'suspended']) {
      expect(await call('PATCH', `/users/${user.id}`, { status, role: 'Admin' })).toMatchObject({
        status: 409, body: { error: { code: 'illegal_transition' } },
      });
    }
    expect((await call('PATCH', `/users/${user.id}`, { role: 'Admin' })).body).toMatchObject({
      name: 'Rania',
      status: 'pending',
      role: 'Admin',
    });
    expect((await call('PATCH', `/users/${user.id}`, { role: 'King' })).status).toBe(400);
    const { apiKey } = (await product
      .operate('POST', '/api/ops/companies', { name: 'Other', email: 'a@other.example' }))
      .body;
    expect(
      (await call('DELETE', `/users/${user.id}`, undefined, { authorization: `Bearer ${apiKey}` })).body.error.code,
    )
      .toBe('unknown_item');
    expect((await call('GET', '/users')).body.users).toHaveLength(1);
    expect((await call('DELETE', `/users/${user.id}`)).status).toBe(200);
    expect((await call('GET', '/users')).body.users).toEqual([]);
    expect((await call('DELETE', `/users/${user.id}`)).body.error.code).toBe('unknown_item');
  });

  it('has payment methods of which only a mask is kept anywhere', async () => {
    const account = 'AE07 0331 2345 6789 0123 456';
    const { status: created, body: bank } = await call('POST', '/payment-methods', {
      type: 'bank_transfer',
      name: 'Main account',
      account,
    });
    expect([created, bank]).toEqual([
      201,
      expect.objectContaining({ details: '•••• 3456', isDefault: false, status: 'pending' }),
    ]);
    const addCard = (number: string) =>
      call('POST', '/payment-methods', { type: 'credit_card', name: 'Visa', account: number, isDefault: true });
    for (const wrong of ['4111-1111-1111-0937', 'AE070331234567890123456', '00000000'])
      expect((await addCard(wrong)).body.error.code).toBe('invalid_request');
    const { body: card } = await addCard('4111-1111-1115-0937');
    expect((await verify(bank.id)).body).toMatchObject({ status: 'verified', isDefault: true });
    expect((await verify(card.id)).body).toMatchObject({ status: 'verified', isDefault: true });
    expect((await call('GET', '/payment-methods')).body.paymentMethods).toMatchObject([{
      id: card.id,
      isDefault: true,
      details: '•••• 0937',
    }, { id: bank.id, isDefault: false }]);
    expect((await call('PATCH', `/payment-methods/${bank.id}`, { isDefault: true, name: 'Payroll' })).body)
      .toMatchObject({ name: 'Payroll', isDefault: true });
    expect((await verify(card.id)).body).toMatchObject({ status: 'verified', isDefault: false });
    const { body: later } = await call('POST', '/payment-methods', { type: 'bank_transfer', name: 'Later', account });
    await call('DELETE', `/payment-methods/${card.id}`);
    await call('DELETE', `/payment-methods/${bank.id}`);
    expect((await call('GET', '/payment-methods')).body.paymentMethods).toMatchObject([{
      id: later.id,
      isDefault: false,
    }]);
    expect((await call('POST', '/payment-methods', { type: 'cash', name: 'x', account })).status).toBe(400);
    const kept = await product.database.query(
      `select outcome::text from command_result where outcome::text ~ '(2345.?6789|4111.?1111)'`,
    );
    expect(kept).toEqual([]);
  });

  it('makes no pending payment method its default, and is paid to a verified one alone', async () => {
    const add = async (name: string) =>
      (await call('POST', '/payment-methods', { type: 'bank_transfer', name, account: 'AE07 0331 2345 6789 0123 456' }))
        .body
        .id as string;
    const orderId = await completedOrder();
    const refusal = {
      status: 409,
      body: {
        error: {
          code: 'payment_method_unverified',
          message: expect.stringContaining('our desk has verified it'),
        },
      },
    };
    expect(await call('POST', `/orders/${orderId}/pay`)).toMatchObject(refusal);
    const waiting = async (): Promise<unknown[]> =>
      (await product.operate('GET', '/api/ops/companies?methods=pending')).body.companies.map(({ id }: { id: string }) => id);
    const pending = await add('Main account');
    expect(await waiting()).toContain(company.id);
    expect(await call('PATCH', `/payment-methods/${pending}`, { isDefault: true })).toMatchObject(refusal);
    expect(await call('POST', `/orders/${orderId}/pay`)).toMatchObject(refusal);
    expect((await call('PATCH', `/payment-methods/${pending}`, { name: 'Payroll' })).body).toMatchObject({
      name: 'Payroll',
      status: 'pending',
      isDefault: false,
    });
    await verify(pending);
    expect(await waiting()).not.toContain(company.id);
    expect((await call('POST', `/orders/${orderId}/pay`)).body).toMatchObject({
      paymentStatus: 'pending', payoutAskedAt: expect.any(String),
    });
    expect((await product.operate('GET', `/api/ops/orders/${orderId}`)).body.payoutTo).toMatch(/^Payroll, /);
  });

  it('that is everybody’s cannot be changed by visitors: nobody reads there what another typed', async () => {
    const visit = (method: string, path: string, body?: unknown) => product.call(method, `/api/corporate${path}`, body);
    const before = [
      await visit('GET', '/company'),
      await visit('GET', '/users'),
      await visit('GET', '/payment-methods'),
    ]
      .map(({ body }) => body);
    for (
      const [method, path, body] of [
        ['PATCH', '/company', { name: 'Somebody' }],
        ['POST', '/users', { name: 'Rania', email: 'rania@gulf.example' }],
        ['PATCH', '/users/user-emma', { name: 'Rania' }],
        ['DELETE', '/users/user-emma', undefined],
        ['POST', '/payment-methods', { type: 'bank_transfer', name: 'Mine', account: 'AE07 0331 2345 6789 0123 456' }],
        ['PATCH', '/payment-methods/method-card', { isDefault: true }],
        ['DELETE', '/payment-methods/method-bank', undefined],
        ['POST', '/api-key/rotate', undefined],
        ['POST', '/webhook-secret/rotate', undefined],
      ] as const
    ) {
      expect(await visit(method, path, body)).toMatchObject({
        status: 409,
        body: { error: { code: 'demo_company_fixed', message: expect.stringContaining('register') } },
      });
    }
    expect(
      [await visit('GET', '/company'), await visit('GET', '/users'), await visit('GET', '/payment-methods')].map((
        { body },
      ) => body),
    )
      .toEqual(before);
  });

  it('has six choices of notifications', async () => {
    const { body: before } = await call('GET', '/notifications');
    const after = { ...before, smsUrgent: true, emailQuotes: false };
    expect((await call('PUT', '/notifications', after)).body).toEqual(after);
    expect((await call('GET', '/notifications')).body).toEqual(after);
    expect((await call('PUT', '/notifications', { ...after, smsUrgent: 'yes' })).status).toBe(400);
    expect((await call('PUT', '/notifications', { smsUrgent: true })).status).toBe(400);
  });

  it('gets a new key once, and the old one works for another day', async () => {
    const key = { 'idempotency-key': randomUUID(), 'idempotency-nonce': randomUUID() };
    const first = await call('POST', '/api-key/rotate', undefined, key);
    const again = await call('POST', '/api-key/rotate', undefined, key);
    expect(again.body).toEqual(first.body);
    const { apiKey } = first.body;
    expect(apiKey).not.toBe(company.apiKey);
    expect([await status(apiKey), await status(company.apiKey)]).toEqual([200, 200]);
    expect((await call('GET', '/api-settings')).body).toMatchObject({
      apiKey: `${apiKey.slice(0, 15)}…`,
      environment: 'production',
      webhookUrl: '',
    });
    await advance(86_400 + 60);
    expect([await status(apiKey), await status(company.apiKey)]).toEqual([200, 401]);
    const kept = await product.database.query(
      `select 1 from command_result where outcome::text like '%' || $1 || '%' union all select 1 from company_api_key where company_api_key::text like '%' || $1 || '%'
       union all select 1 from event_log where data::text like '%' || $1 || '%'`,
      [apiKey.slice(20)],
    );
    expect(kept).toEqual([]);
    company = { ...company, apiKey };
  });

  it('cannot make a session of a key, with any Idempotency-Key', async () => {
    const chosen = `x.${Math.floor(Date.now() / 1000)}.y`;
    const { body } = await call('POST', '/api-key/rotate', undefined, { 'idempotency-key': chosen });
    const signature = Buffer.from(body.apiKey.slice('phk_live_'.length), 'base64url').toString('base64').replace(
      /=+$/,
      '',
    );
    for (const hashed of [['company-api-key', `company:${company.id}`, chosen], [`company:${company.id}`, chosen]]) {
      const cookie = `planet_session=${encodeURIComponent(`${JSON.stringify(hashed)}.${signature}`)}`;
      expect((await product.call('GET', '/api/me', undefined, { cookie })).body.id).toBe('planet-hero-demo');
    }
  });

  describe('and its webhooks', () => {
    let server: Server;
    let url: string;
    let answerWith: number;
    let received: { headers: IncomingHttpHeaders; body: string }[];
    let firstSecret: string;
    beforeEach(async () => {
      [answerWith, received] = [204, []];
      server = createServer((request, response) => {
        let body = '';
        request.on('data', (chunk) => (body += chunk));
        request.on('end', () => {
          received.push({ headers: request.headers, body });
          response.writeHead(answerWith, { location: '/elsewhere' }).end(
            answerWith === 500 ? 'we are closed' : undefined,
          );
        });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
      const { body } = await call('PATCH', '/api-settings', { webhookUrl: url, environment: 'staging' });
      expect(body).toMatchObject({ webhookUrl: url, environment: 'staging', hasWebhookSecret: true });
      firstSecret = body.webhookSecret;
    });
    afterEach(() => {
      server.closeAllConnections();
      server.close();
    });
    const secret = async () => (await call('POST', '/webhook-secret/rotate')).body.webhookSecret as string;
    const requestQuote = async () => (await call('POST', '/quotes', { ...FORM, devices: DEVICES })).body.id as string;
    const deliveries = async () => (await call('GET', '/webhooks/deliveries')).body.deliveries;
    const verify = (key: string, { headers, body }: (typeof received)[number]) =>
      new Webhook(key).verify(body, headers as Record<string, string>) as { type: string; data: { id: string } };

    it('report quotes, orders and payments, signed', async () => {
      const key = await secret();
      expect(key).toMatch(/^whsec_/);
      const id = await requestQuote();
      await product.operate('POST', `/api/ops/quotes/${id}/review`);
      await product.operate('POST', `/api/ops/quotes/${id}/approve`);
      const { order } = (await call('POST', `/quotes/${id}/accept`)).body;
      await call('POST', `/orders/${order.id}/approve`);
      await product.operate('PUT', `/api/ops/orders/${order.id}/logistics`, { pickupDate: '2031-12-01' });
      for (const step of DESK_STEPS) await product.operate(
          'POST',
          `/api/ops/orders/${order.id}/advance`,
          step,
        );
      await product.operate('POST', `/api/ops/orders/${order.id}/pay`);
      await until('seven messages', () => received.length === 7);
      const told = received.map((message) => verify(key, message)).map(({ type, data }) => `${type} ${data.id}`);
      expect(told.toSorted()).toEqual([
        `payment.completed ${order.id}`,
        `purchase_order.completed ${order.id}`,
        `purchase_order.created ${order.id}`,
        `purchase_order.received ${order.id}`,
        `purchase_order.wiped ${order.id}`,
        `quote.approved ${id}`,
        `quote.created ${id}`,
      ]);
      for (const { body } of received) {
        const message = JSON.parse(body);
        expect(WEBHOOKS.messages[message.type]!.schema.parse(message)).toEqual(message);
      }
      expect(received.map(({ body }) => body).join()).not.toContain(FORM.email);
      expect(() => verify('whsec_c29tZXRoaW5nIGVsc2U=', received[0]!)).toThrow('signature');
      await until(
        'them to be written down',
        async () => (await deliveries()).every((delivery: { status: string }) => delivery.status === 'delivered'),
      );
      expect((await deliveries())[0].attempts).toMatchObject([{ number: 1, statusCode: 204, error: null }]);
    });

    it('report a declined quote, a cancelled order, and stages of an order once all of its devices came there', async () => {
      await product.operate('POST', `/api/ops/quotes/${await requestQuote()}/decline`, { reason: 'Too old.' });
      const orders = [];
      for (let index = 0; index < 2; index++) {
        const id = await requestQuote();
        await product.operate('POST', `/api/ops/quotes/${id}/review`);
        await product.operate('POST', `/api/ops/quotes/${id}/approve`);
        orders.push((await call('POST', `/quotes/${id}/accept`)).body.order.id);
      }
      const [cancelled, order] = orders;
      await call('POST', `/orders/${cancelled}/cancel`, { reason: 'We keep them.' });
      await call('POST', `/orders/${order}/approve`);
      await product.operate('PUT', `/api/ops/orders/${order}/logistics`, { pickupDate: '2031-12-01' });
      const advanceOne = (step: (typeof DESK_STEPS)[number]) =>
        product.operate('POST', `/api/ops/orders/${order}/advance`, { ...step, count: 1 });
      const toldOf = (id: string) =>
        received.map(({ body }) => JSON.parse(body)).filter(({ data }) => data.id === id).map(({ type }) => type);
      for (const step of DESK_STEPS.flatMap((each) => [each, each]))
        expect((await advanceOne(step)).status).toBe(200);
      await until('the messages', () => received.length === 12);
      expect(toldOf(cancelled).toSorted()).toEqual(['purchase_order.cancelled', 'purchase_order.created']);
      expect(toldOf(order).toSorted()).toEqual([
        'purchase_order.completed', 'purchase_order.created', 'purchase_order.received', 'purchase_order.wiped',
      ]);
      expect(received.map(({ body }) => JSON.parse(body)).find(({ type }) => type === 'quote.declined').data)
        .toMatchObject({ status: 'declined', reason: 'Too old.' });
    });

    it('are of the types that the company chose, and of the four that it knew where it stood before there were nine', async () => {
      const enabled = async () =>
        (await call('GET', '/api-settings')).body.webhookEvents.flatMap((event: { type: string; enabled: boolean }) =>
          event.enabled ? [event.type] : []
        );
      expect(await enabled()).toEqual(WEBHOOK_EVENTS);
      const [, update] = statementsOf(MIGRATIONS.find(({ name }) => name.endsWith('webhook-types'))!.class);
      await product.database.query(update!);
      expect(await enabled()).toEqual(WEBHOOK_EVENTS.slice(0, 4));
      const declined = async () =>
        product.operate('POST', `/api/ops/quotes/${await requestQuote()}/decline`, { reason: 'Too old.' });
      await declined();
      await call('PATCH', '/api-settings', { webhookEvents: ['quote.declined'] });
      expect(await enabled()).toEqual(['quote.declined']);
      await declined();
      await until('two messages', () => received.length === 2);
      expect(received.map(({ body }) => JSON.parse(body).type).toSorted()).toEqual(['quote.created', 'quote.declined']);
      expect((await deliveries()).length).toBe(2);
      for (const webhookEvents of [[], ['moon.landed']]) {
        expect((await call('PATCH', '/api-settings', { webhookEvents })).body.error.code).toBe('invalid_request');
      }
    });

    it('are signed with a first secret that the answer which made it holds, and no other', async () => {
      const key = { 'idempotency-key': randomUUID() };
      expect(firstSecret).toMatch(/^whsec_/);
      expect((await call('PATCH', '/api-settings', { webhookUrl: url })).body.webhookSecret).toBeNull();
      const tested = await call('POST', '/webhooks/test', undefined, key);
      expect([tested.status, (await call('POST', '/webhooks/test', undefined, key)).body]).toEqual([200, tested.body]);
      await until('the message', () => received.length === 1);
      expect(verify(firstSecret, received[0]!)).toMatchObject({ type: 'webhook.test', data: { companyId: company.id } });
      await until('it to be delivered', async () => (await deliveries())[0].status === 'delivered');
      expect(await deliveries()).toMatchObject([{ ...tested.body, type: 'webhook.test', attempts: [{ number: 1 }] }]);
      await call('PATCH', '/api-settings', { webhookUrl: '' });
      expect((await call('POST', '/webhooks/test')).body.error.code).toBe('webhooks_off');
    });

    it('are checked by the example of docs/webhooks.md, which refuses what was changed', async () => {
      const example = /```js\n([^]*?)```/.exec(readFileSync(join(ROOT, 'docs/webhooks.md'), 'utf8'))![1]!;
      server.close();
      const { port } = new URL(url);
      const receiver = spawnHere(process.execPath, ['--input-type=module', '-e', example], {
        cwd: join(ROOT, 'domain'), env: { WEBHOOK_SECRET: firstSecret, PORT: port }, stdio: 'ignore',
      });
      try {
        const forged = () =>
          fetch(url, { method: 'POST', body: '{}', headers: { 'webhook-id': 'msg_1', 'webhook-signature': 'v1,AAAA' } })
            .then(({ status }) => status, () => undefined);
        expect(await until('the program to answer', forged)).toBe(401);
        await call('POST', '/webhooks/test');
        const [{ status, attempts }] = await until('the message to be tried', async () => {
          const found = await deliveries();
          return found[0].attempts.length === 1 && found;
        });
        expect([status, attempts[0].statusCode]).toEqual(['delivered', 204]);
      } finally {
        await endProcess(receiver);
      }
    });

    it('carry the signature of the old secret too for a day', async () => {
      const [old, current] = [await secret(), await secret()];
      await requestQuote();
      await until('the message', () => received.length === 1);
      expect(verify(old, received[0]!)).toEqual(verify(current, received[0]!));
      await advance(86_400 + 60);
      await requestQuote();
      await until('the other message', () => received.length === 2);
      expect(() => verify(old, received[1]!)).toThrow('signature');
      verify(current, received[1]!);
      const { body } = await call('GET', '/api-settings');
      expect(JSON.stringify([body, await deliveries()])).not.toContain('whsec_');
      const stored = await product.database.query(`select 1 from command_result where outcome::text like '%whsec_%'`);
      expect(stored).toEqual([]);
    });

    it('are tried again over hours by the instance’s clock, then given up, and can be sent again', async () => {
      answerWith = 500;
      await requestQuote();
      for (const [index, delay] of RETRY_DELAYS_MS.entries()) {
        await until(`attempt ${index + 1}`, async () => (await deliveries())[0].attempts.length === index + 1);
        await advance(delay / 1000 - 2);
        if (index > 0) expect(received).toHaveLength(index + 1);
        await advance(3);
      }
      const failed = await until('the end', async () => {
        const [delivery] = await deliveries();
        return delivery.status === 'failed' && delivery;
      });
      expect(failed).toMatchObject({ type: 'quote.created', nextAttemptAt: null });
      expect(failed.attempts.at(-1)).toMatchObject({ number: 7, statusCode: 500, response: 'we are closed' });
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      answerWith = 200;
      expect((await call('POST', `/webhooks/deliveries/${failed.id}/resend`)).status).toBe(200);
      await until('it to be delivered', async () => (await deliveries())[0].status === 'delivered');
      expect(received).toHaveLength(8);
      expect((await product.call('POST', `/api/corporate/webhooks/deliveries/${failed.id}/resend`)).body.error.code)
        .toBe('unknown_delivery');
    });

    it('cancelled by turning them off can be sent again once they are on', async () => {
      answerWith = 500;
      await requestQuote();
      await until('the first attempt', async () => (await deliveries())[0].attempts.length === 1);
      const { body: on } = await call('GET', '/notifications');
      await call('PUT', '/notifications', { ...on, webhookEvents: false });
      await advance(10);
      const [{ id, status: before }] = await deliveries();
      expect(before).toBe('cancelled');
      await call('PUT', '/notifications', on);
      answerWith = 204;
      expect((await call('POST', `/webhooks/deliveries/${id}/resend`)).status).toBe(200);
      await until('it to be delivered', async () => (await deliveries())[0].status === 'delivered');
      expect(received).toHaveLength(2);
    });

    it('follow no redirect', async () => {
      answerWith = 302;
      await requestQuote();
      const delivery = await until(
        'the attempt',
        async () => (await deliveries())[0].attempts.length === 1 && (await deliveries())[0],
      );
      expect(delivery).toMatchObject({
        status: 'pending',
        attempts: [{ statusCode: 302, error: 'Redirects are not followed.' }],
      });
      expect(received).toHaveLength(1);
    });

    it('are silent when they are turned off', async () => {
      answerWith = 500;
      await requestQuote();
      await until('the first attempt', async () => (await deliveries())[0].attempts.length === 1);
      const { body } = await call('GET', '/notifications');
      await call('PUT', '/notifications', { ...body, webhookEvents: false });
      await requestQuote();
      await advance(10);
      expect(await deliveries()).toMatchObject([{ status: 'cancelled', attempts: [{ number: 1 }] }]);
      expect((await call('POST', `/webhooks/deliveries/${(await deliveries())[0].id}/resend`)).body.error.code).toBe(
        'webhooks_off',
      );
      expect((await call('GET', '/api-settings')).body.webhookEvents).toContainEqual({
        type: 'quote.created',
        enabled: false,
      });
      expect(received).toHaveLength(1);
    });

    it.each(['ftp://example.com', 'not a url', 'https://user:password@example.com/'])(
      'refuse the URL %s',
      async (webhookUrl) => {
        expect(await call('PATCH', '/api-settings', { webhookUrl })).toMatchObject({
          status: 400,
          body: { error: { code: 'webhook_url_refused' } },
        });
      },
    );
  });
});

describe('webhooks of an instance that faces the internet', () => {
  it('refuse a private address when it is set, and when it was set before, and a new one without TLS', async () => {
    const product = await startTestProduct({ environment: { WEBHOOKS_TO_PRIVATE_NETWORKS: 'refused' } });
    try {
      const { body: company } = await product.operate('POST', '/api/ops/companies', {
        name: 'Gulf Logistics',
        email: 'it@gulf.example',
      });
      const key = { authorization: `Bearer ${company.apiKey}` };
      for (
        const webhookUrl of [
          'http://127.0.0.1:9/',
          'http://localhost/',
          'http://169.254.169.254/',
          'http://[::ffff:10.0.0.1]/',
          'http://hooks.gulf.example/',
        ]
      ) {
        expect(await product.call('PATCH', '/api/corporate/api-settings', { webhookUrl }, key)).toMatchObject({
          status: 400,
          body: { error: { code: 'webhook_url_refused' } },
        });
      }
      await product.database.query(`update company set webhook_url = 'http://127.0.0.1:9/' where id = $1`, [
        company.id,
      ]);
      const kept = { webhookUrl: 'http://127.0.0.1:9/', environment: 'staging' };
      expect((await product.call('PATCH', '/api/corporate/api-settings', kept, key)).body).toMatchObject(kept);
      await product.call('POST', '/api/corporate/quotes', { ...FORM, devices: DEVICES }, key);
      const attempt = await until('the attempt', async () => {
        const { body } = await product.call('GET', '/api/corporate/webhooks/deliveries', undefined, key);
        return body.deliveries[0]?.attempts[0];
      });
      expect(attempt).toMatchObject({ statusCode: null, error: expect.stringContaining('public internet') });
    } finally {
      await product.close();
    }
  });
});
