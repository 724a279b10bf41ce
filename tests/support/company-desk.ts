import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { DESK_STEPS } from './desk-steps.js';
import type { Answer } from './request.js';
import type { TestProduct } from './test-product.js';
import { until } from './until.js';

/** A hundred devices, and what they are worth: 60 × AED 1,190 and 40 × AED 1,170, and 10 % on top, in fils. */
export const DEVICES = [
  { model: 'iphone-15-pro', condition: 'good', quantity: 60 },
  { model: 'macbook-air', condition: 'fair', quantity: 40 },
];
export const TOTAL = 13_002_000;

/** The request for a quote. */
export const FORM = {
  companyName: 'Al Noor',
  contactName: 'Layla',
  email: 'layla@alnoor.example',
  phone: '+971 4 555 0142',
};

type Headers = Record<string, string>;

/** What companies and the desk do, on one product; each call makes a thing of the test's own. */
export class CompanyDesk {
  private readonly product: () => TestProduct;

  constructor(product: () => TestProduct) {
    this.product = product;
  }

  /** Calls the area as the public company, or as the company whose key the headers bring. */
  readonly call = (method: string, path: string, body?: unknown, headers?: Headers): Promise<Answer> =>
    this.product().call(method, `/api/corporate${path}`, body, headers);

  /** A step of the desk. */
  readonly desk = (path: string, body?: unknown): Promise<Answer> =>
    this.product().operate('POST', `/api/ops${path}`, body);

  /** What operators read. */
  readonly read = async (path: string) => (await this.product().operate('GET', `/api/ops${path}`)).body;

  readonly requestQuote = async (devices = DEVICES, headers?: Headers): Promise<string> => {
    const { status, body } = await this.call('POST', '/quotes', { ...FORM, devices }, headers);
    expect(status).toBe(201);
    return body.id;
  };

  readonly approvedQuote = async (
    devices = DEVICES,
    review: Record<string, unknown> = {},
    headers?: Headers,
  ): Promise<string> => {
    const id = await this.requestQuote(devices, headers);
    expect((await this.desk(`/quotes/${id}/review`, review)).status).toBe(200);
    expect((await this.desk(`/quotes/${id}/approve`)).status).toBe(200);
    return id;
  };

  readonly placedOrder = async (
    devices = DEVICES,
    review: Record<string, unknown> = {},
    headers?: Headers,
  ): Promise<string> => {
    const { status, body } = await this.call(
      'POST',
      `/quotes/${await this.approvedQuote(devices, review, headers)}/accept`,
      undefined,
      headers,
    );
    expect(status).toBe(201);
    return body.order.id;
  };

  readonly approvedOrder = async (devices = DEVICES, review: Record<string, unknown> = {}): Promise<string> => {
    const id = await this.placedOrder(devices, review);
    expect((await this.call('POST', `/orders/${id}/approve`)).status).toBe(200);
    await this.bookPickup(id);
    return id;
  };

  /** Without it no device is received. */
  readonly bookPickup = async (id: string): Promise<void> => {
    const plan = { pickupDate: '2031-12-01' };
    expect((await this.product().operate('PUT', `/api/ops/orders/${id}/logistics`, plan)).status).toBe(200);
  };

  readonly completedOrder = async (devices = DEVICES, review: Record<string, unknown> = {}): Promise<string> => {
    const id = await this.approvedOrder(devices, review);
    for (const step of DESK_STEPS)
      expect((await this.desk(`/orders/${id}/advance`, step)).status)
        .toBe(200);
    return id;
  };

  readonly paidOrder = async (devices = DEVICES, review: Record<string, unknown> = {}): Promise<string> => {
    const id = await this.completedOrder(devices, review);
    expect((await this.desk(`/orders/${id}/pay`)).status).toBe(200);
    return id;
  };

  /** Lets time pass, and waits until what falls due in it has been done. */
  readonly advance = async (seconds: number): Promise<void> => {
    await this.desk('/clock', { advanceSeconds: seconds });
    await until('what fell due to be done', async () => (await this.read('/clock')).due === 0);
  };

  /** A company of the test's own. */
  readonly registerCompany = async (): Promise<{ id: string; apiKey: string; key: Headers }> => {
    const { status, body } = await this.desk('/companies', {
      id: `company-${randomUUID()}`,
      name: 'Gulf Logistics',
      email: 'it@gulf.example',
    });
    expect(status).toBe(201);
    return { id: body.id, apiKey: body.apiKey, key: { authorization: `Bearer ${body.apiKey}` } };
  };

  /** What reconciliation finds; nothing when all is well. */
  readonly broken = async (): Promise<unknown[]> => {
    const { status, body } = await this.desk('/books/check');
    expect(status).toBe(200);
    return body.checks.filter(({ holds }: { holds: boolean }) => !holds);
  };
}
