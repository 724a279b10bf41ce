import { describe, expect, it } from '@jest/globals';
import { oneFoundation } from '../../support/foundations.js';
import { startTestProduct } from '../../support/test-product.js';
import { until } from '../../support/until.js';

const DEVICES = [
  { model: 'iphone-15-pro', condition: 'good', quantity: 60 },
  { model: 'macbook-air', condition: 'fair', quantity: 40 },
];
const FORM = { companyName: 'Al Noor', contactName: 'Layla', email: 'layla@alnoor.example', phone: '+971 4 555 0142' };

describe.each(oneFoundation(import.meta.url))('a day of the corporate desk as events, with $name', ({ redisUrl }) => {
  const at = (day: number) => `2026-0${day}-03T08:00:00Z`;
  const event = (id: string, type: string, time: string, data: unknown) => ({
    specversion: '1.0',
    id,
    source: '/corporate-desk/test',
    type,
    time,
    data,
  });
  const EVENTS = [
    event('1', 'company.registered', at(1), { companyId: 'gulf', name: 'Gulf Logistics', email: 'it@gulf.example' }),
    event('2', 'quote.requested', at(1), { quoteId: 'Q-A', companyId: 'gulf', ...FORM, devices: DEVICES }),
    event('3', 'quote.requested', at(1), { quoteId: 'Q-B', ...FORM, deviceDetails: 'Printers', quantity: 3 }),
    event('4', 'quote.requested', at(1), { quoteId: 'Q-C', ...FORM, devices: DEVICES }),
    event('5', 'quote.reviewed', at(2), { quoteId: 'Q-A', price: 9_000_000, paymentTerms: 7 }),
    event('6', 'quote.reviewed', at(2), { quoteId: 'Q-C', validDays: 1 }),
    event('7', 'quote.declined', at(2), { quoteId: 'Q-B', reason: 'No printers.' }),
    event('8', 'quote.approved', '2026-02-04T08:00:00Z', { quoteId: 'Q-A' }),
    event('9', 'quote.accepted', '2026-02-05T08:00:00Z', { quoteId: 'Q-A', orderId: 'PO-A' }),
    event('10', 'order.approved', at(3), { orderId: 'PO-A' }),
    event('11', 'order.logistics_planned', at(3), { orderId: 'PO-A', pickupDate: '2026-03-05' }),
    event('12', 'order.devices_advanced', at(3), { orderId: 'PO-A', stage: 'received' }),
    event('13', 'order.devices_advanced', at(3), { orderId: 'PO-A', stage: 'inspected', count: 100 }),
    event('14', 'order.devices_advanced', at(4), {
      orderId: 'PO-A',
      stage: 'wiped',
      devices: Array.from({ length: 100 }, (_, index) => index + 1),
    }),
    event('15', 'order.paid', at(6), { orderId: 'PO-A' }),
    event('16', 'quote.accepted', at(7), { quoteId: 'Q-A', orderId: 'PO-B' }),
    event('17', 'quote.accepted', at(7), { quoteId: 'Q-C', orderId: 'PO-C' }),
    event('18', 'order.cancelled', at(7), { orderId: 'PO-A' }),
  ];

  const replay = async (batches: unknown[][]) => {
    const product = await startTestProduct({ redisUrl });
    try {
      const fates: Record<string, string> = {};
      for (const batch of batches) {
        const { status, body } = await product.operate('POST', '/api/ops/events', batch);
        expect(status).toBe(200);
        for (const { id, status: fate, error } of body.results) fates[id] ??= error?.code ?? fate;
      }
      await until(
        'what fell due to be done',
        async () => (await product.operate('GET', '/api/ops/clock')).body.due === 0,
      );
      const orders = await product.operate('GET', '/api/ops/orders');
      const quotes = await product.operate('GET', '/api/ops/quotes');
      const books = await product.operate('POST', '/api/ops/books/check');
      expect(books.body.checks.filter((check: { holds: boolean }) => !check.holds)).toEqual([]);
      const { totals } = (await product.operate('GET', '/api/ops/totals')).body;
      return { fates, totals, orders: orders.body.orders, quotes: quotes.body.quotes };
    } finally {
      await product.close();
    }
  };

  it('comes out the same at once and one by one, with every event twice', async () => {
    const once = await replay([EVENTS]);
    const slowly = await replay(EVENTS.flatMap((each) => [[each], [each]]));
    expect(once.totals).toEqual(slowly.totals);
    expect(once.fates).toEqual(slowly.fates);
    expect(Object.entries(once.fates).filter(([, fate]) => fate !== 'applied')).toEqual([['16', 'quote_accepted'], [
      '17',
      'expired',
    ], ['18', 'illegal_transition']]);
    expect(once.orders).toMatchObject([{
      id: 'PO-A',
      companyId: 'gulf',
      status: 'completed',
      paymentStatus: 'paid',
      paidAt: '2026-06-03T08:00:00.000Z',
      stages: { paid: 100 },
    }]);
    expect(Object.fromEntries(once.quotes.map(({ id, status }: { id: string; status: string }) => [id, status])))
      .toEqual({
        'Q-A': 'accepted',
        'Q-B': 'declined',
        'Q-C': 'expired',
      });
  });
});
