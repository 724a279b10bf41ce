import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompanyDesk } from '../../support/company-desk.js';
import { DESK_STEPS } from '../../support/desk-steps.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const OWN = { environment: { TAX_REGISTRATION_NUMBER: '100 1111 2222 0003' } };
const THREE_PHONES = [{ model: 'iphone-13', condition: 'good', quantity: 3 }];

describe('the tax invoice of an order', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct(OWN);
  });
  afterAll(() => product.close());
  const company = new CompanyDesk(() => product);
  const { call, desk } = company;

  /** A company of the test's own with an order of three phones, all of them wiped. */
  async function completedOrder() {
    const { key } = await company.registerCompany();
    const quoteId = await company.approvedQuote(THREE_PHONES, {}, key);
    const { id } = (await call('POST', `/quotes/${quoteId}/accept`, undefined, key)).body.order;
    await call('POST', `/orders/${id}/approve`, undefined, key);
    await company.bookPickup(id);
    for (const step of DESK_STEPS) await desk(`/orders/${id}/advance`, step);
    const state = async () => (await call('GET', `/orders/${id}`, undefined, key)).body.taxInvoice;
    const invoice = (locale = 'en') =>
      fetch(`${product.address}/api/corporate/orders/${id}/documents/tax-invoice?locale=${locale}`, { headers: key });
    return { id, key, state, invoice };
  }

  it('is there once the order is paid and its company has given its number', async () => {
    const { id, key, state, invoice } = await completedOrder();
    const refusal = async () => {
      const answer = await invoice();
      return [answer.status, (await answer.json()).error.details.reason];
    };
    expect([await state(), await refusal()]).toEqual(['no_company_number', [404, 'no_company_number']]);
    await call('PATCH', '/company', { vatNumber: '1002003' }, key);
    expect(await state()).toBe('no_company_number');
    await call('PATCH', '/company', { vatNumber: '100-2345-6780-0003' }, key);
    expect([await state(), await refusal()]).toEqual(['not_paid', [404, 'not_paid']]);
    await desk(`/orders/${id}/pay`, { reference: 'ENBD-8' });
    expect(await state()).toBe('ready');
    for (const locale of ['en', 'ar']) {
      const answer = await invoice(locale);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(Buffer.from(await answer.arrayBuffer()).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('is another company’s no more than its order', async () => {
    const { id } = await completedOrder();
    const { key } = await company.registerCompany();
    expect((await call('GET', `/orders/${id}/documents/tax-invoice`, undefined, key)).body.error.code).toBe('unknown_order');
  });
});

describe('without a number of ours', () => {
  it('no order has a tax invoice', async () => {
    const product = await startTestProduct({});
    const company = new CompanyDesk(() => product);
    const id = await company.paidOrder(THREE_PHONES);
    const { taxInvoice } = (await company.call('GET', `/orders/${id}`)).body;
    const { status } = await company.call('GET', `/orders/${id}/documents/tax-invoice`);
    await product.close();
    expect([taxInvoice, status]).toEqual(['no_own_number', 404]);
  });
});
