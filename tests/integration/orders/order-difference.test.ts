import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompanyDesk } from '../../support/company-desk.js';
import { oneFoundation } from '../../support/foundations.js';
import { pdfText } from '../../support/pdf-text.js';
import type { Answer } from '../../support/request.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

/** Ten phones of AED 765 each. */
const TEN_PHONES = [{ model: 'iphone-13', condition: 'good', quantity: 10 }];
const OFFERED = 76_500;
const DAY = 86_400;

describe.each(oneFoundation(import.meta.url))('an inspection, with $name', ({ redisUrl }) => {
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
  const { call, desk, approvedOrder, advance } = company;
  const answer = (id: string, accept: boolean) => call('POST', `/orders/${id}/difference`, { accept });
  const read = async (id: string) => (await call('GET', `/orders/${id}`)).body;

  /** An order of ten phones of which two are found to be worth less, and one better than listed. */
  async function differingOrder(): Promise<string> {
    const id = await approvedOrder(TEN_PHONES);
    await desk(`/orders/${id}/advance`, { stage: 'received' });
    const findings = [
      { device: 2, condition: 'fair', note: 'The back is scratched.' },
      { device: 3, condition: 'poor' },
      { device: 4, condition: 'excellent' },
    ];
    const { status, body } = await desk(`/orders/${id}/advance`, { stage: 'inspected', devices: [1, 2, 3, 4], findings });
    expect([status, body.difference]).toMatchObject([200, { state: 'noted', devices: 2, openUntil: null }]);
    return id;
  }

  async function askedOrder(): Promise<{ id: string; found: number }> {
    const id = await differingOrder();
    const { body } = await desk(`/orders/${id}/advance`, { stage: 'inspected' });
    expect(body).toMatchObject({
      totalAmount: 10 * OFFERED, payableAmount: 10 * OFFERED, stages: { inspected: 10 },
      difference: { state: 'asked', devices: 2, offered: 2 * OFFERED, openUntil: expect.any(String) },
    });
    return { id, found: body.difference.found };
  }

  it('prices what it finds as the quote did, and what is better as it was offered', async () => {
    const id = await differingOrder();
    const { devices } = (await call('GET', `/orders/${id}/devices?limit=5`)).body;
    expect(devices).toMatchObject([
      { offered: OFFERED, found: null },
      { offered: OFFERED, found: { type: 'iPhone 13', condition: 'fair', note: 'The back is scratched.', worth: 58_500 } },
      { offered: OFFERED, found: { condition: 'poor', note: null } },
      { offered: OFFERED, found: { condition: 'excellent', worth: OFFERED } },
      { offered: OFFERED, found: null },
    ]);
    const differing = (await company.read(`/orders/${id}/devices?differing=yes`)).devices;
    expect(differing.map(({ number }: { number: number }) => number)).toEqual([2, 3]);
  });

  it.each([
    ['a stage that finds nothing', { stage: 'received', findings: [{ device: 1, condition: 'fair' }] }, 'invalid_request'],
    ['a device that is not there', { stage: 'inspected', findings: [{ device: 11, condition: 'fair' }] }, 'unknown_item'],
    ['an unknown serial', { stage: 'inspected', findings: [{ serial: 'F17GTHQX0DYW', condition: 'fair' }] }, 'unknown_item'],
    ['nothing found', { stage: 'inspected', findings: [{ device: 1, note: 'odd' }] }, 'invalid_request'],
    ['no device', { stage: 'inspected', findings: [{ condition: 'fair' }] }, 'invalid_request'],
    ['a device twice', {
      stage: 'inspected', findings: [{ device: 1, condition: 'fair' }, { device: 1, condition: 'poor' }],
    }, 'invalid_request'],
    ['a device that stays', {
      stage: 'inspected', devices: [2], findings: [{ device: 1, condition: 'fair' }],
    }, 'illegal_transition'],
    ['a serial number that is none', { stage: 'inspected', serials: [{ device: 1, serial: '?' }] }, 'invalid_request'],
    ['a serial number twice', {
      stage: 'inspected', serials: [{ device: 1, serial: 'F17AA' }, { device: 2, serial: 'f17-aa' }],
    }, 'already_exists'],
    ['a second serial number', {
      stage: 'inspected', serials: [{ device: 1, serial: 'F17AA' }, { device: 1, serial: 'F17BB' }],
    }, 'already_exists'],
    ['a serial number of nothing', { stage: 'inspected', serials: [{ device: 11, serial: 'F17AA' }] }, 'unknown_item'],
  ])('refuses %s, and then nothing has moved', async (_, body, code) => {
    const id = await approvedOrder(TEN_PHONES);
    if (body.stage === 'inspected') await desk(`/orders/${id}/advance`, { stage: 'received' });
    expect((await desk(`/orders/${id}/advance`, body)).body.error.code).toBe(code);
    expect((await read(id)).stages.inspected).toBe(0);
  });

  it('refuses findings of devices that were offered for in words', async () => {
    const { id: quoteId } = (await call('POST', '/quotes', {
      companyName: 'Al Noor', contactName: 'Layla', email: 'layla@alnoor.example', phone: '+971 4 555 0142',
      deviceDetails: 'Three old phones', quantity: 3,
    })).body;
    await desk(`/quotes/${quoteId}/review`, { price: 100_000 });
    await desk(`/quotes/${quoteId}/approve`);
    const { id } = (await call('POST', `/quotes/${quoteId}/accept`)).body.order;
    await call('POST', `/orders/${id}/approve`);
    await company.bookPickup(id);
    await desk(`/orders/${id}/advance`, { stage: 'received' });
    const findings = [{ device: 1, condition: 'fair' }];
    expect((await desk(`/orders/${id}/advance`, { stage: 'inspected', findings })).body.error.code).toBe('invalid_request');
  });

  it('lets the others be wiped, and those that are worth less only once the company agrees', async () => {
    const { id, found } = await askedOrder();
    expect((await desk(`/orders/${id}/advance`, { stage: 'wiped', devices: [2], certificate: 'Purged' })).body.error).toMatchObject({
      code: 'illegal_transition', message: expect.stringContaining('wait for the company'),
    });
    expect((await desk(`/orders/${id}/advance`, { stage: 'wiped', certificate: 'Purged' })).body).toMatchObject({
      status: 'processing', stages: { inspected: 2, wiped: 8 },
    });
    const agreed = 10 * OFFERED - (2 * OFFERED - found);
    const { version: seen } = (await call('GET', `/orders/${id}`)).body;
    const { body: answered } = await answer(id, true);
    expect(answered).toMatchObject({
      payableAmount: agreed, difference: { state: 'approved', answeredAt: expect.any(String) },
    });
    const wipeAll = (version: number) =>
      desk(`/orders/${id}/advance`, { stage: 'wiped', count: 2, certificate: 'Purged', version });
    expect((await wipeAll(seen)).body.error).toMatchObject({
      code: 'illegal_transition', message: expect.stringContaining('has changed since you read it'),
    });
    expect((await wipeAll(answered.version)).body).toMatchObject({
      status: 'completed', payableAmount: agreed, totalAmount: 10 * OFFERED,
    });
    expect((await desk(`/orders/${id}/pay`)).body).toMatchObject({ paymentStatus: 'paid', stages: { paid: 10 } });
    const advice = await fetch(`${product.address}/api/corporate/orders/${id}/documents/payment-advice`);
    expect((await pdfText(advice)).replaceAll(/[\u00a0,]/g, (mark) => (mark === ',' ? '' : ' ')))
      .toContain(`Paid AED ${(agreed / 100).toFixed(2)}`);
  });

  it('sends back what the company declines, and completes with the others', async () => {
    const { id } = await askedOrder();
    await desk(`/orders/${id}/advance`, { stage: 'wiped', certificate: 'Purged' });
    expect((await answer(id, false)).body).toMatchObject({
      status: 'completed', payableAmount: 8 * OFFERED, stages: { inspected: 0, wiped: 8, returned: 2 },
      difference: { state: 'declined' },
    });
    expect((await desk(`/orders/${id}/pay`)).body.stages).toMatchObject({ wiped: 0, paid: 8, returned: 2 });
    const { devices } = (await call('GET', `/orders/${id}/devices?stage=returned`)).body;
    expect(devices.map(({ number }: { number: number }) => number)).toEqual([2, 3]);
    expect(devices[0].custody.at(-1)).toMatchObject({ step: 'returned' });
    const { body: certificate } = await call('GET', `/orders/${id}/documents/wiping-certificate-json`);
    expect(certificate.devices.map((device: { number: number }) => device.number)).toEqual([1, 4, 5, 6, 7, 8, 9, 10]);
    const pdf = await fetch(`${product.address}/api/corporate/orders/${id}/documents/payment-advice?locale=ar`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const none = await call('GET', `/orders/${id}/devices/2/certificate`);
    expect(none.body.error.code).toBe('unknown_item');
  });

  it('ends an order of which everything goes back as cancelled, with nothing to pay', async () => {
    const id = await approvedOrder([{ model: 'iphone-13', condition: 'good', quantity: 1 }]);
    await desk(`/orders/${id}/advance`, { stage: 'received' });
    await desk(`/orders/${id}/advance`, { stage: 'inspected', findings: [{ device: 1, model: 'iphone-13', condition: 'poor' }] });
    expect((await answer(id, false)).body).toMatchObject({
      status: 'cancelled', payableAmount: 0, stages: { returned: 1 },
    });
    expect((await call('POST', `/orders/${id}/pay`)).body.error.code).toBe('illegal_transition');
  });

  it('waits seven days for the answer, then the devices go back', async () => {
    const { id } = await askedOrder();
    await advance(7 * DAY - 60);
    expect((await read(id)).difference.state).toBe('asked');
    await advance(120);
    expect(await read(id)).toMatchObject({
      status: 'processing', payableAmount: 8 * OFFERED, difference: { state: 'lapsed' }, stages: { returned: 2 },
    });
    expect((await answer(id, true)).body.error).toMatchObject({ code: 'illegal_transition', details: { from: 'lapsed' } });
  });

  it('is answered once, fifty times at once, and neither before it is asked nor after a cancellation', async () => {
    const early = await differingOrder();
    expect((await answer(early, true)).body.error).toMatchObject({ code: 'illegal_transition', details: { from: 'noted' } });
    const { id } = await askedOrder();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => answer(id, index % 2 === 0)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [{ body: answered }] = answers.filter(({ status }) => status === 200) as [Answer];
    const refusals = answers.flatMap(({ body: { error } }) => (error ? [[error.code, error.details.from]] : []));
    expect(refusals).toEqual(Array.from({ length: 49 }, () => ['illegal_transition', answered.difference.state]));
    const { id: cancelled } = await askedOrder();
    await desk(`/orders/${cancelled}/cancel`);
    expect((await answer(cancelled, true)).body.error).toMatchObject({ details: { from: 'cancelled' } });
    await advance(8 * DAY);
    expect(await read(cancelled)).toMatchObject({ status: 'cancelled', stages: { inspected: 10, returned: 0 } });
  });
});
