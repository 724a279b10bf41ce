import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderDevice } from '@planet-heroes/contracts/areas/orders/schemas';
import { CompanyDesk } from '../../support/company-desk.js';
import { DESK_STEPS } from '../../support/desk-steps.js';
import { oneFoundation } from '../../support/foundations.js';
import { pdfText } from '../../support/pdf-text.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const FIVE_IPADS = [{ model: 'ipad-pro', condition: 'good', quantity: 5 }];

describe.each(oneFoundation(import.meta.url))('an order, with $name', ({ redisUrl }) => {
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
  const { call, desk, bookPickup, placedOrder, approvedOrder, completedOrder, paidOrder, advance } = company;

  const fileOf = (id: string, path: string) => `${product.address}/api/corporate/orders/${id}/${path}`;
  const printed = async (id: string, path: string) => pdfText(await fetch(fileOf(id, path)));

  it('takes no devices before it is approved', async () => {
    const id = await placedOrder();
    expect((await desk(`/orders/${id}/advance`, { stage: 'received' })).body.error).toMatchObject({
      code: 'illegal_transition',
    });
  });

  it('has no device received before its pickup is booked', async () => {
    const id = await placedOrder();
    await call('POST', `/orders/${id}/approve`);
    for (const step of [() => desk(`/orders/${id}/advance`, { stage: 'received' }), () => desk(`/orders/${id}/collect`)]) {
      const { status, body } = await step();
      expect([status, body.error.code]).toEqual([409, 'pickup_not_booked']);
    }
    await bookPickup(id);
    expect((await desk(`/orders/${id}/collect`)).status).toBe(200);
    expect((await desk(`/orders/${id}/collect`)).body.error.code).toBe('illegal_transition');
    expect((await desk(`/orders/${id}/advance`, { stage: 'received' })).status).toBe(200);
  });

  it('shows of each device who had it when, by name to the desk only', async () => {
    const id = await approvedOrder(FIVE_IPADS);
    await desk(`/orders/${id}/collect`);
    await desk(`/orders/${id}/advance`, { stage: 'received', devices: [1, 2, 4] });
    await desk(`/orders/${id}/advance`, { stage: 'inspected', count: 1 });
    const { devices } = (await call('GET', `/orders/${id}/devices`)).body;
    expect(devices.map(({ custody }: OrderDevice) => custody.map(({ step }) => step))).toEqual([
      ['collected', 'received', 'inspected'], ['collected', 'received'], ['collected'], ['collected', 'received'],
      ['collected'],
    ]);
    expect(devices[0].custody).toMatchObject([
      { by: 'courier', name: null }, { by: 'desk', name: null }, { by: 'desk', at: devices[0].changedAt, name: null },
    ]);
    const seen = (await company.read(`/orders/${id}/devices?limit=1`)).devices;
    expect(seen[0].custody[0]).toMatchObject({ by: 'courier', name: expect.stringMatching(/./) });
  });

  it('is approved once', async () => {
    const id = await placedOrder();
    expect((await call('POST', `/orders/${id}/approve`)).body).toMatchObject({ status: 'processing' });
    expect((await call('POST', `/orders/${id}/approve`)).body.error).toMatchObject({
      code: 'illegal_transition',
      details: { from: 'processing' },
    });
  });

  it('moves as many devices to a stage as are counted, or those that are named', async () => {
    const id = await approvedOrder();
    expect((await desk(`/orders/${id}/advance`, { stage: 'received', count: 70 })).body.stages).toMatchObject({
      expected: 30,
      received: 70,
    });
    expect((await desk(`/orders/${id}/advance`, { stage: 'inspected', devices: [1, 2, 3, 5] })).body.stages)
      .toMatchObject({ received: 66, inspected: 4 });
  });

  it('moves no devices that do not stand right before the stage', async () => {
    const id = await approvedOrder();
    await desk(`/orders/${id}/advance`, { stage: 'received', count: 70 });
    expect((await desk(`/orders/${id}/advance`, { stage: 'inspected', devices: [4, 99] })).body.error).toMatchObject({
      code: 'illegal_transition',
      details: { found: 1, asked: 2 },
    });
    expect((await desk(`/orders/${id}/advance`, { stage: 'received', count: 31 })).body.error.code).toBe(
      'illegal_transition',
    );
    expect((await call('GET', `/orders/${id}`)).body.stages).toMatchObject({
      expected: 30,
      received: 70,
      inspected: 0,
    });
  });

  it('takes no stage that is none of the desk’s, and no count beside names', async () => {
    const id = await approvedOrder();
    expect((await desk(`/orders/${id}/advance`, { stage: 'paid' })).status).toBe(400);
    expect((await desk(`/orders/${id}/advance`, { stage: 'received', count: 1, devices: [90] })).body.error.code).toBe(
      'invalid_request',
    );
  });

  it('lists its devices of a stage page by page', async () => {
    const id = await approvedOrder();
    await desk(`/orders/${id}/advance`, { stage: 'received' });
    await desk(`/orders/${id}/advance`, { stage: 'inspected', devices: [1, 2, 3, 5] });
    const page = await call('GET', `/orders/${id}/devices?stage=inspected&limit=3`);
    expect(page.body).toMatchObject({
      devices: [{ number: 1, type: 'iPhone 15 Pro', condition: 'good' }, { number: 2 }, { number: 3 }],
      next: 3,
    });
    expect((await call('GET', `/orders/${id}/devices?stage=inspected&after=3`)).body).toMatchObject({
      devices: [{ number: 5 }],
      next: null,
    });
  });

  it('is completed when all devices are wiped, due at an evening of Dubai, and not cancelled any more', async () => {
    const id = await approvedOrder();
    await desk(`/orders/${id}/advance`, { stage: 'received' });
    await desk(`/orders/${id}/advance`, { stage: 'inspected' });
    expect((await desk(`/orders/${id}/advance`, { stage: 'wiped' })).body.error).toMatchObject({
      code: 'invalid_request', message: expect.stringContaining('how the devices were erased'),
    });
    const { body } = await desk(`/orders/${id}/advance`, { stage: 'wiped', certificate: 'Purged' });
    expect(body).toMatchObject({ status: 'completed', stages: { wiped: 100 }, completionDate: expect.any(String) });
    expect(body.paymentDueAt).toMatch(/T20:00:00\.000Z$/);
    expect((await call('POST', `/orders/${id}/cancel`)).body.error.code).toBe('illegal_transition');
  });

  it('is open once it is completed, also before its payout is asked for', async () => {
    const [early, id] = [await approvedOrder(), await completedOrder()];
    const listed = async (payout: string) =>
      (await company.read(`/orders?payout=${payout}&limit=500`)).orders.map((each: { id: string }) => each.id);
    const open = await listed('open');
    expect([open.includes(id), open.includes(early)]).toEqual([true, false]);
    expect(await listed('asked')).not.toContain(id);
    await desk(`/orders/${id}/pay`);
    expect(await listed('open')).not.toContain(id);
  });

  it('whose payout was asked for is open until finance has paid it', async () => {
    const id = await completedOrder(FIVE_IPADS);
    expect((await call('POST', `/orders/${id}/pay`)).body).toMatchObject({
      paymentStatus: 'pending', paidAt: null, payoutAskedAt: expect.any(String), stages: { wiped: 5, paid: 0 },
    });
    expect((await company.read('/orders?payout=asked&limit=500')).orders.map((each: { id: string }) => each.id))
      .toContain(id);
    expect((await desk(`/orders/${id}/pay`, { reference: 'ENBD-8' })).body).toMatchObject({
      paymentStatus: 'paid', paidAt: expect.any(String), stages: { wiped: 0, paid: 5 },
    });
    expect((await company.read('/orders?payout=due&limit=500')).orders.map((each: { id: string }) => each.id))
      .not.toContain(id);
    const { custody } = (await call('GET', `/orders/${id}/devices?limit=1`)).body.devices[0];
    expect(custody.at(-1)).toMatchObject({ step: 'paid', by: 'finance' });
  });

  it('is paid once, and not before it is completed', async () => {
    const [early, id] = [await approvedOrder(), await completedOrder()];
    expect((await call('POST', `/orders/${early}/pay`)).body.error).toMatchObject({
      code: 'illegal_transition',
      details: { from: 'processing' },
    });
    expect((await desk(`/orders/${id}/pay`)).body).toMatchObject({
      paymentStatus: 'paid',
      stages: { wiped: 0, paid: 100 },
    });
    for (const again of [() => desk(`/orders/${id}/pay`), () => call('POST', `/orders/${id}/pay`)])
      expect((await again()).body.error).toMatchObject({ code: 'illegal_transition', details: { from: 'paid' } });
  });

  it.each([
    ['asked for', (id: string) => call('POST', `/orders/${id}/pay`)], ['paid', (id: string) => desk(`/orders/${id}/pay`)],
  ])('%s fifty times at once is so once', async (_, pay) => {
    const id = await completedOrder(FIVE_IPADS);
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error?.code === 'illegal_transition')).toHaveLength(49);
  });

  it('leaves its papers, each as the list names it, in both languages', async () => {
    const id = await paidOrder();
    const { body } = await call('GET', `/orders/${id}`);
    expect(body.documents.map(({ id: name }: { id: string }) => name)).toEqual([
      'purchase-order', 'pickup-note', 'wiping-certificate', 'wiping-certificate-json', 'payment-advice',
    ]);
    for (const { id: document, name, type } of body.documents) {
      for (const locale of ['en', 'ar']) {
        const { status, headers } = await fetch(fileOf(id, `documents/${document}?locale=${locale}`));
        expect([status, headers.get('content-type'), headers.get('content-disposition')])
          .toEqual([200, type, `attachment; filename="${name}"`]);
      }
    }
    expect((await call('GET', `/orders/${id}/documents/invoice`)).body.error.code).toBe('unknown_item');
  });

  it('has its pickup for a calendar, all day, as long as devices are to be picked up', async () => {
    const { key } = await company.registerCompany();
    const id = await placedOrder(FIVE_IPADS, {}, key);
    const calendar = (locale = 'en') =>
      call('GET', `/orders/${id}/documents/pickup-calendar?locale=${locale}`, undefined, key);
    expect((await calendar()).status).toBe(404);
    await call('POST', `/orders/${id}/approve`, undefined, key);
    const plan = { pickupDate: '2031-12-01', estimatedDuration: '2 hours', specialInstructions: 'Dock 4\nRing twice' };
    await product.operate('PUT', `/api/ops/orders/${id}/logistics`, { ...plan, pickupAddress: 'Gate 1, Al Quoz' });
    const answer = await calendar();
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')])
      .toEqual(['text/calendar; charset=utf-8', `attachment; filename="pickup-${id}.ics"`]);
    const file = answer.body.replaceAll('\r\n ', '');
    for (const line of [
      `UID:order-${id}@planet-heroes`, 'DTSTART;VALUE=DATE:20311201', 'DTEND;VALUE=DATE:20311202',
      `SUMMARY:Planet Heroes: pickup of order ${id}`, String.raw`LOCATION:Gate 1\, Al Quoz`,
      String.raw`DESCRIPTION:iPad Pro × 5\nContact: Layla\nEstimated duration: 2 hours\nDock 4\nRing twice`,
    ]) expect(file).toContain(`\r\n${line}\r\n`);
    expect((await calendar('ar')).body.replaceAll('\r\n ', '')).toContain(`استلام أجهزة الطلب ${id}`);
    await desk(`/orders/${id}/advance`, { stage: 'received' });
    expect((await calendar()).status).toBe(404);

    // What a visitor typed for the public company is not in it.
    const everybodys = await approvedOrder(FIVE_IPADS);
    await call('PUT', `/orders/${everybodys}/logistics`, { pickupAddress: 'Villa zz1', pickupContact: 'Sana zz2' });
    expect((await call('GET', `/orders/${everybodys}/documents/pickup-calendar`)).body).not.toMatch(/zz|LOCATION|—/);
  });

  it('is certified as wiped, device by device', async () => {
    const id = await completedOrder();
    const text = await printed(id, 'documents/wiping-certificate');
    expect(text).toMatch(/NIST SP 800-88/);
    expect(text).toMatch(/60 Not recorded iPhone 15 Pro, good[\s\S]*100 Not recorded MacBook Air/);
    const record = (await call('GET', `/orders/${id}/documents/wiping-certificate-json`)).body;
    expect(record).toMatchObject({ standard: expect.stringContaining('800-88'), deviceCount: 100 });
    expect(record.devices).toHaveLength(100);
    expect(record.devices[99]).toMatchObject({ number: 100, type: 'MacBook Air', wipedAt: expect.any(String) });
  });

  it('has a document once its fact has happened', async () => {
    const id = await approvedOrder(FIVE_IPADS);
    const refused = async (path: string) => (await (await fetch(fileOf(id, path))).json()).error.code;
    expect(await printed(id, 'documents/purchase-order')).toContain('iPad');
    expect(await printed(id, 'documents/pickup-note')).toContain('Estimated duration To be agreed');
    await desk(`/orders/${id}/advance`, { stage: 'received' });
    expect(await refused('devices/1/certificate')).toBe('unknown_item');
    expect(await refused('documents/wiping-certificate')).toBe('unknown_item');
    await desk(`/orders/${id}/advance`, { stage: 'inspected' });
    expect((await desk(`/orders/${id}/advance`, { stage: 'inspected', certificate: 'Purged' })).status).toBe(400);
    await desk(`/orders/${id}/advance`, { stage: 'wiped', certificate: 'Purged, verified' });
    expect(await refused('devices/6/certificate')).toBe('unknown_item');
    expect(await refused('documents/payment-advice')).toBe('unknown_item');
    await desk(`/orders/${id}/pay`, { reference: 'ENBD-9' });
    expect(await printed(id, 'documents/payment-advice')).toContain('ENBD-9');
    for (const path of ['devices/1/certificate', 'devices/5/certificate?locale=ar']) {
      const certificate = await printed(id, path);
      expect(certificate).toContain('NIST SP 800-88');
      expect(certificate).toContain('Purged, verified');
    }
  });

  it('is found by its payment and number, with the day of its pickup', async () => {
    const id = await approvedOrder(FIVE_IPADS);
    await call('PUT', `/orders/${id}/logistics`, {
      pickupDate: '2031-12-01',
      estimatedDuration: '3 hours',
      specialInstructions: 'Dock 4\nRing twice',
    });
    const onThe = async (day: string) => (await call('GET', `/orders?pickup=${day}&search=${id}`)).body.total;
    expect([await onThe('2031-12-01'), await onThe('2031-12-02')]).toEqual([1, 0]);
    for (const step of DESK_STEPS) await desk(`/orders/${id}/advance`, step);
    expect(await onThe('2031-12-01')).toBe(0);
    await desk(`/orders/${id}/pay`);
    expect((await call('GET', `/orders?payment=paid&search=${id}`)).body).toMatchObject({
      total: 1,
      orders: [{ id, pickupDate: '2031-12-01' }],
    });
  });

  it.each(['1900-01-01', '2026-11-24', '2206-12-01'])('is not planned for %s', async (pickupDate) => {
    const answer = await call('PUT', `/orders/${await approvedOrder(FIVE_IPADS)}/logistics`, { pickupDate });
    expect([answer.status, answer.body.error.details.issues[0].path]).toEqual([400, 'pickupDate']);
  });

  it('paid in time counts for the promise', async () => {
    const paid = async () => (await call('GET', '/sla')).body.payments;
    const before = await paid();
    await paidOrder(FIVE_IPADS);
    expect(await paid()).toMatchObject({ promisedHours: 48, paid: before.paid + 1, late: before.late });
  });

  it('that nobody has approved is cancelled by the company', async () => {
    const id = await placedOrder();
    expect((await call('POST', `/orders/${id}/cancel`, { reason: 'Not this year.' })).body).toMatchObject({
      status: 'cancelled',
    });
  });

  it('that is under way is cancelled by the desk, and then stays so', async () => {
    const id = await approvedOrder();
    await desk(`/orders/${id}/advance`, { stage: 'received', count: 3 });
    expect((await desk(`/orders/${id}/cancel`)).body).toMatchObject({ status: 'cancelled', stages: { received: 3 } });
    expect((await call('POST', `/orders/${id}/approve`)).body.error.code).toBe('illegal_transition');
    expect((await call('PUT', `/orders/${id}/logistics`, {})).body.error.code).toBe('illegal_transition');
  });

  it('is overdue at the end of its terms, unless it is paid, and can be paid then', async () => {
    const [late, early] = [
      await completedOrder(FIVE_IPADS, { paymentTerms: 7 }),
      await completedOrder(FIVE_IPADS, { paymentTerms: 7 }),
    ];
    await desk(`/orders/${early}/pay`);
    await advance(7 * 86_400 - 60);
    expect((await call('GET', `/orders/${late}`)).body.paymentStatus).toBe('pending');
    await advance(86_400 + 120);
    expect((await call('GET', `/orders/${late}`)).body.paymentStatus).toBe('overdue');
    expect((await company.read('/orders?payout=due&limit=500')).orders.map((each: { id: string }) => each.id))
      .toContain(late);
    expect((await call('GET', `/orders/${early}`)).body.paymentStatus).toBe('paid');
    expect((await desk(`/orders/${late}/pay`)).body.paymentStatus).toBe('paid');
  });
});
