import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompanyDesk, DEVICES, FORM, TOTAL } from '../../support/company-desk.js';
import type { Answer } from '../../support/request.js';
import { oneFoundation } from '../../support/foundations.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

describe.each(oneFoundation(import.meta.url))('a quote, with $name', ({ redisUrl }) => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ redisUrl });
  });
  afterAll(async () => {
    const broken = await company.broken();
    await product.close();
    expect(broken).toEqual([]);
  });
  const company = new CompanyDesk(() => product);
  const { call, desk, read, requestQuote, approvedQuote, advance } = company;

  it('is estimated by the table and the volume tier', async () => {
    const { status, body } = await call('POST', '/estimates', { devices: DEVICES });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ deviceCount: 100, tier: 'plus', bonusPercent: 10, total: TOTAL }),
    ]);
  });

  it('is asked for with the form, and waits for the desk', async () => {
    const { body } = await call('POST', '/quotes', { ...FORM, devices: DEVICES });
    expect(body).toMatchObject({
      status: 'under_review',
      companyId: 'demo-company',
      deviceCount: 100,
      estimatedValue: TOTAL,
      unitPrice: TOTAL / 100,
      responseTime: '12h',
      devices: 'iPhone 15 Pro × 60, MacBook Air × 40',
      rows: [{ model: 'iphone-15-pro', unitPrice: 119_000 }, { model: 'macbook-air' }],
      deviceTypes: null,
    });
  });

  it('has one row, and so one price, for a kind of device that was listed twice', async () => {
    const [phones] = DEVICES;
    const { body } = await call('POST', '/quotes', { ...FORM, devices: [...DEVICES, { ...phones, quantity: 5 }] });
    expect(body).toMatchObject({ deviceCount: 105, rows: [{ ...phones, quantity: 65 }, { model: 'macbook-air' }] });
  });

  it('is asked for with the bulk trade-in form too', async () => {
    const form = {
      name: 'Al Noor',
      email: 'it@alnoor.example',
      phone: '045550142',
      department: 'it',
      employeeCount: '201-500',
    };
    const { status, body } = await call('POST', '/bulk-trade-ins', {
      devices: [{ ...DEVICES[0], estimatedValue: 1 }],
      company: form,
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ source: 'bulk', department: 'it', employeeCount: '201-500', deviceCount: 60 }),
    ]);
  });

  it('cannot be accepted before the desk has offered it', async () => {
    const answer = await call('POST', `/quotes/${await requestQuote()}/accept`);
    expect(answer).toMatchObject({
      status: 409,
      body: { error: { code: 'illegal_transition', details: { from: 'under_review' } } },
    });
  });

  it('gets its price and terms when the desk reviews it', async () => {
    const id = await requestQuote();
    const { body } = await desk(`/quotes/${id}/review`, { price: 12_000_000, validDays: 7, paymentTerms: 15 });
    expect(body).toMatchObject({ status: 'pending', estimatedValue: 12_000_000, bonusPercent: 0, responseTime: '1h' });
  });

  it('is offered when the desk approves it, type by type', async () => {
    const id = await requestQuote();
    await desk(`/quotes/${id}/review`, { paymentTerms: 15 });
    expect((await desk(`/quotes/${id}/approve`)).body).toMatchObject({ status: 'approved' });
    expect((await call('GET', `/quotes/${id}`)).body).toMatchObject({
      status: 'approved',
      paymentTerms: 15,
      bonusPercent: 10,
      deviceTypes: [{ type: 'iPhone 15 Pro', quantity: 60 }, { type: 'MacBook Air', quantity: 40 }],
    });
  });

  it('accepted becomes an order at its price and terms', async () => {
    const id = await approvedQuote(DEVICES, { price: 12_000_000, paymentTerms: 15 });
    const { status, body } = await call('POST', `/quotes/${id}/accept`);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      quote: { status: 'accepted', orderId: body.order.id },
      order: {
        status: 'pending_approval',
        paymentStatus: 'pending',
        paymentTerms: 15,
        totalAmount: 12_000_000,
        stages: { expected: 100 },
      },
    });
    expect((await call('GET', `/quotes/${id}`)).body).toMatchObject({
      status: 'accepted',
      email: '—',
      paymentTerms: 15,
    });
  });

  it('hands its device types and the asker’s wishes on to the order, which operators alone read', async () => {
    const { body: asked } = await call('POST', '/quotes', {
      ...FORM,
      devices: DEVICES,
      preferredPickup: 'Sunday',
      additionalNotes: 'Two\nlines',
    });
    await desk(`/quotes/${asked.id}/review`);
    await desk(`/quotes/${asked.id}/approve`);
    const { body: offered } = await call('GET', `/quotes/${asked.id}`);
    const { order } = (await call('POST', `/quotes/${asked.id}/accept`)).body;
    const { body: shown } = await call('GET', `/orders/${order.id}`);
    expect(shown).toMatchObject({
      deviceTypes: [{ type: 'iPhone 15 Pro', condition: 'good', quantity: 60 }, { type: 'MacBook Air', quantity: 40 }],
      logistics: { specialInstructions: '—', pickupContact: '—' },
    });
    expect(shown.deviceTypes).toEqual(offered.deviceTypes);
    expect((await read(`/orders/${order.id}`)).logistics).toMatchObject({
      specialInstructions: 'Preferred pickup: Sunday\nTwo\nlines',
      pickupContact: 'Layla',
    });
  });

  it('is found by its state and number, without what its asker typed', async () => {
    const id = await requestQuote();
    const { body: list } = await call('GET', `/quotes?status=under_review&search=${id.toLowerCase()}`);
    expect(list).toMatchObject({ total: 1, quotes: [{ id }] });
    expect(JSON.stringify(list)).not.toContain(FORM.email);
  });

  it('is listed first where its reader has to answer, and last where it is over', async () => {
    const [waiting, offered, over] = [await requestQuote(), await approvedQuote(), await requestQuote()];
    await desk(`/quotes/${over}/decline`, { reason: 'We do not take these.' });
    const ordered = ({ body }: Answer): string[] =>
      body.quotes.map(({ id }: { id: string }) => id).filter((id: string) => [waiting, offered, over].includes(id));
    expect(ordered(await call('GET', '/quotes?sort=due&limit=500'))).toEqual([offered, waiting, over]);
    const { body } = await product.operate('GET', '/api/ops/quotes?sort=due&limit=500');
    expect(ordered({ body } as Answer)).toEqual([waiting, offered, over]);
    const firstPage = (await call('GET', '/quotes?sort=due&limit=1')).body;
    const second = (await call('GET', `/quotes?sort=due&limit=1&after=${firstPage.next}`)).body;
    expect(second.quotes[0].id).not.toBe(firstPage.quotes[0].id);
  });

  it('in words needs a price of the desk, which is spread over the devices', async () => {
    const { body } = await call('POST', '/quotes', {
      ...FORM,
      deviceDetails: 'Twelve old tablets\nand a printer',
      quantity: 13,
      preferredPickup: '',
    });
    expect(body).toMatchObject({ status: 'under_review', estimatedValue: null, deviceCount: 13, rows: [] });
    expect((await desk(`/quotes/${body.id}/review`, {})).body.error.code).toBe('invalid_amount');
    await desk(`/quotes/${body.id}/review`, { price: 130_000 });
    await desk(`/quotes/${body.id}/approve`);
    const { order } = (await call('POST', `/quotes/${body.id}/accept`)).body;
    expect((await call('GET', `/orders/${order.id}/devices`)).body.devices).toHaveLength(13);
    expect((await call('GET', `/orders/${order.id}`)).body.deviceTypes).toEqual([{
      type: 'As described',
      condition: null,
      quantity: 13,
      unitPrice: 10_000,
      amount: 130_000,
    }]);
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
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('POST', `/quotes/${id}/accept`, undefined, key)),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
  });

  it('is declined by the desk with a reason, and then stays so', async () => {
    const id = await requestQuote();
    expect((await desk(`/quotes/${id}/decline`, {})).status).toBe(400);
    expect((await desk(`/quotes/${id}/decline`, { reason: 'We do not take these.' })).body).toMatchObject({
      status: 'declined',
      reason: 'We do not take these.',
      declinedBy: 'desk',
    });
    expect((await desk(`/quotes/${id}/review`)).body.error.code).toBe('illegal_transition');
  });

  it('is declined by the company without one, and then stays so', async () => {
    const id = await approvedQuote();
    expect((await call('POST', `/quotes/${id}/decline`)).body).toMatchObject({
      status: 'declined',
      reason: null,
      declinedBy: 'company',
    });
    expect((await call('POST', `/quotes/${id}/accept`)).body.error).toMatchObject({
      code: 'illegal_transition',
      details: { from: 'declined', legal: [] },
    });
  });

  it('that is offered expires by the clock', async () => {
    const id = await approvedQuote(DEVICES, { validDays: 1 });
    await advance(86_400 + 60);
    expect((await call('GET', `/quotes/${id}`)).body).toMatchObject({ status: 'expired' });
    expect((await call('POST', `/quotes/${id}/accept`)).body.error).toMatchObject({ code: 'expired' });
  });

  it('that waits for the desk does not expire, and counts as late', async () => {
    const waiting = await requestQuote();
    await advance(86_400 + 60);
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
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'invalid_request',
          details: { issues: expect.arrayContaining([expect.objectContaining({ path })]) },
        },
      },
    });
  });
});
