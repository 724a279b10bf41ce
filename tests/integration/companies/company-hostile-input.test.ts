import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '../../support/runs.js';
import { startTestProduct, type TestProduct } from '../../support/test-product.js';

const ID = 'Q-1009';
/** Every call of the area that takes a body or a query. */
const WRITES = [
  ['POST', '/api/corporate/estimates'],
  ['POST', '/api/corporate/quotes'],
  ['POST', '/api/corporate/bulk-trade-ins'],
  ['POST', `/api/corporate/quotes/${ID}/decline`],
  ['POST', '/api/corporate/imports'],
  ['POST', '/api/corporate/orders/PO-1008/cancel'],
  ['PUT', '/api/corporate/orders/PO-1007/logistics'],
  ['PATCH', '/api/corporate/company'],
  ['POST', '/api/corporate/users'],
  ['PATCH', '/api/corporate/users/user-emma'],
  ['POST', '/api/corporate/payment-methods'],
  ['PATCH', '/api/corporate/payment-methods/method-card'],
  ['PUT', '/api/corporate/notifications'],
  ['PATCH', '/api/corporate/api-settings'],
  ['POST', '/api/ops/companies'],
  ['POST', '/api/ops/quotes/Q-1011/review'],
  ['POST', '/api/ops/quotes/Q-1010/decline'],
  ['POST', '/api/ops/orders/PO-1007/advance'],
  ['PUT', '/api/ops/orders/PO-1007/logistics'],
] as const;
const READS = [
  '/quotes?status=',
  '/quotes?search=',
  '/quotes?limit=',
  '/orders?payment=',
  '/orders/PO-1001/devices?after=',
  '/orders/PO-1001/devices?stage=',
  '/imports/IMP-1?rows=',
  '/webhooks/deliveries?limit=',
  '/quotes/',
  '/orders/',
  '/orders/PO-1001/documents/',
  '/imports/',
];
const FIELDS = [
  'devices',
  'model',
  'condition',
  'quantity',
  'companyName',
  'contactName',
  'email',
  'phone',
  'urgency',
  'deviceDetails',
  'company',
  'name',
  'price',
  'stage',
  'count',
  'pickupDate',
  'account',
  'type',
  'webhookUrl',
  'webhookEvents',
  'website',
  'reason',
  'id',
  'role',
  'status',
  'isDefault',
  'validDays',
  'paymentTerms',
];

describe('hostile input to the corporate area', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ seed: 'demo' });
  });
  afterAll(() => product.close());

  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('', '\u0000', '\ud800', '__proto__', '=1+1', 'phk_live_x', -1, 1e21, 0.1, 2 ** 53, null, true),
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
    fc.jsonValue({ maxDepth: 6 }),
  );
  const row = fc.record({
    model: fc.constantFrom('iphone-13', 'x'),
    condition: fc.constantFrom('good', 7),
    quantity: fc.constantFrom(1, 0, 10_000, 1.5, '3'),
  });
  const body = fc.oneof(
    fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 }),
    value,
    fc.record({
      devices: fc.oneof(fc.array(row, { maxLength: 4 }), value),
      companyName: value,
      contactName: value,
      email: value,
      phone: value,
    }),
  );

  it('is refused in words, and never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...WRITES), body, async ([method, path], sent) => {
        const answer = path.startsWith('/api/ops')
          ? await product.operate(method, path, JSON.stringify(sent))
          : await product.call(method, path, JSON.stringify(sent));
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400)
          expect(answer.body.error).toMatchObject({
            code: expect.any(String),
            message: expect.stringMatching(/\w/),
          });
      }),
      { numRuns: runs(400, 60), examples: [[['PATCH', '/api/corporate/api-settings'], { webhookUrl: '\u0000' }]] },
    );
  });

  it('in paths and queries likewise', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...READS),
        fc.oneof(
          fc.string({ unit: 'binary-ascii', maxLength: 30 }),
          fc.constantFrom('-1', '1e9', '%00', '%E0%A4', '\' or 1=1 --', '..'),
        ),
        async (path, text) => {
          const encoded = text.includes('%') ? text : encodeURIComponent(text);
          const { status } = await product.call('GET', `/api/corporate${path}${encoded}`);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: runs(200, 50) },
    );
  });

  it('as a CSV file likewise', async () => {
    const { body: company } = await product.operate('POST', '/api/ops/companies', {
      name: 'Gulf',
      email: 'it@gulf.example',
    });
    const headers = { 'content-type': 'text/csv', authorization: `Bearer ${company.apiKey}` };
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('iphone-13', 'good', '3', '"', '""', '\n', ',', ';', '=1', '\ufeff'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { maxLength: 30 }), fc.boolean(), async (cells, withHeader) => {
        const file = (withHeader ? 'model,condition,quantity\n' : '') + cells.join(',');
        const response = await fetch(`${product.address}/api/corporate/imports`, {
          method: 'POST',
          headers,
          body: Buffer.from(file),
        });
        await response.text();
        expect([201, 400]).toContain(response.status);
      }),
      { numRuns: runs(100, 20) },
    );
  });

  it('leaves the product ready and reconciliation in balance', async () => {
    expect((await product.call('GET', '/health/ready')).status).toBe(200);
    const { body: report } = await product.operate('POST', '/api/ops/books/check');
    expect(report.checks.filter(({ holds }: { holds: boolean }) => !holds)).toEqual([]);
  });
});
