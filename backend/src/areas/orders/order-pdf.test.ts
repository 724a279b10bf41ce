import { describe, expect, it } from '@jest/globals';
import { EXAMPLE_ORDER } from '@planet-heroes/contracts/areas/orders/examples';
import type { Order, OrderDevice } from '@planet-heroes/contracts/areas/orders/schemas';
import { paymentAdvice, purchaseOrder, taxInvoice, wipingCertificate } from './order-pdf.js';

const at = '2026-11-23T08:00:00.000Z';
const made = { locale: 'en' as const, now: new Date(at) };
const device = (number: number, part: Partial<OrderDevice> = {}): OrderDevice => ({
  number, type: 'iPhone 13', condition: 'good', stage: 'paid', changedAt: at, serial: `SERIAL${number}`, offered: 76_500,
  found: null, custody: [], ...part,
});
const fair = { type: 'iPhone 13', condition: 'fair', note: null, worth: 58_500 };
const difference = { devices: 1, offered: 76_500, found: 58_500, openUntil: at, answeredAt: at };
const order = (part: Partial<Order>): Order => ({
  ...EXAMPLE_ORDER, deviceTypes: [...EXAMPLE_ORDER.deviceTypes], documents: [], status: 'completed', paymentStatus: 'paid',
  paidAt: at, completionDate: at, deviceCount: 2, totalAmount: 153_000, ...part,
});
const approved = order({ payableAmount: 135_000, difference: { ...difference, state: 'approved' } });
const declined = order({ payableAmount: 76_500, difference: { ...difference, state: 'declined' } });
const tableOf = ({ blocks }: ReturnType<typeof paymentAdvice>) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [{ rows: block.rows, totals: block.totals }] : [])).at(-1)!;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const unknownSeller = { seller: { address: '', vatNumber: '', tradeNumber: '' }, ownTaxNumber: undefined };
const factsOf = ({ blocks }: ReturnType<typeof purchaseOrder>) =>
  blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []))
    .map(([label, value]) => `${label}: ${plain(value)}`);

it('a purchase order has the addresses and numbers of both sides, and no line for what is not known', () => {
  const seller = { address: 'Al Quoz 3, Dubai', vatNumber: '100 2345 6780 0003', tradeNumber: 'CN-1234567' };
  expect(factsOf(purchaseOrder(order({}), { seller, ownTaxNumber: '100111122220003' }, made))).toEqual(
    expect.arrayContaining([
      'Address: Al Quoz 3, Dubai', 'Tax registration number (TRN): 100234567800003', 'Trade license number: CN-1234567',
      'Buyer: Planet Heroes, trade-in desk, Dubai Airport Freezone UAE', 'Buyer’s TRN: 100111122220003',
    ]),
  );
  expect(factsOf(purchaseOrder(order({}), unknownSeller, made)).join()).not.toMatch(/Address|TRN|license/);
});

it('a purchase order has lines whose amounts add up to its total', () => {
  const kind = { type: 'iPhone 13', condition: 'good' };
  const deviceTypes = [
    { ...kind, quantity: 2, unitPrice: 333_333, amount: 666_666 },
    { ...kind, quantity: 1, unitPrice: 333_334, amount: 333_334 },
  ];
  const placed = order({ deviceTypes, deviceCount: 3, totalAmount: 1_000_000 });
  const { rows, totals } = tableOf(purchaseOrder(placed, unknownSeller, made));
  expect(rows.map((row) => row.map(plain))).toEqual([
    ['iPhone 13, good', '3', 'about AED 3,333.33', 'AED 10,000.00'],
  ]);
  expect(totals?.map(plain)).toEqual(['Total', '3', '', 'AED 10,000.00']);
});

it('a purchase order says what its company agreed to since, and what it comes to now', () => {
  const open = { paymentStatus: 'pending' as const, paidAt: null };
  const agreedIn = (part: Order) =>
    factsOf(purchaseOrder({ ...part, ...open }, unknownSeller, made)).slice(6);
  expect(agreedIn(approved)).toEqual([
    'First offer: AED 1,530.00', 'Approved difference: AED 180.00 less', expect.stringContaining('Approved on: '),
    'Now to be paid: AED 1,350.00',
  ]);
  expect(agreedIn(declined)).toContain('Devices that go back: AED 765.00 less');
  expect(agreedIn(order({ difference: { ...difference, answeredAt: null, state: 'asked' } }))).toEqual([]);
});

describe('the payment advice', () => {
  it('lists what was found to be worth less, with what was paid for it', () => {
    const { rows, totals } = tableOf(paymentAdvice(approved, [device(2, { found: fair })], made));
    expect(rows.map((row) => row.map(plain))).toEqual([
      ['SERIAL2: iPhone 13, good', 'iPhone 13, fair', 'AED 765.00', 'AED 585.00'],
    ]);
    expect(totals?.map(plain)).toEqual(['Total', '', 'AED 765.00', 'AED 585.00']);
  });

  it('says what goes back, and why there is no tax invoice', () => {
    const advice = paymentAdvice(
      { ...declined, taxInvoice: 'no_company_number' }, [device(2, { stage: 'returned', found: fair })], made,
    );
    expect(tableOf(advice).rows[0]?.at(-1)).toBe('Goes back');
    expect(JSON.stringify(advice.blocks)).toContain('tax registration number (15 digits)');
  });
});

describe('the tax invoice', () => {
  const parties = {
    supplier: { name: 'Al Noor', address: 'Dubai', taxNumber: '100234567800003' }, ownTaxNumber: '100111122220003',
  };

  it('has each device at its price, with net amounts and taxes that add up to the fils', () => {
    const invoice = taxInvoice(approved, [device(1), device(2, { found: fair })], parties, made);
    const { rows, totals } = tableOf(invoice);
    expect(rows.map((row) => row.map(plain))).toEqual([
      ['SERIAL1: iPhone 13, good', 'AED 728.57', 'AED 36.43', 'AED 765.00'],
      ['SERIAL2: iPhone 13, fair', 'AED 557.14', 'AED 27.86', 'AED 585.00'],
    ]);
    expect(totals?.map(plain)).toEqual(['Total', 'AED 1,285.71', 'AED 64.29', 'AED 1,350.00']);
    for (const number of ['100234567800003', '100111122220003'])
      expect(JSON.stringify(invoice.blocks)).toContain(number);
  });

  it('has what is kept at the price that was offered, where the difference was declined', () => {
    expect(tableOf(taxInvoice(declined, [device(1)], parties, made)).totals?.map(plain).at(-1)).toBe('AED 765.00');
  });
});

describe('the certificate of data erasure', () => {
  const wiped = (number: number, method: string | null = null) =>
    device(number, { custody: [{ step: 'wiped', at: '2026-11-22T09:30:00.000Z', by: 'desk', name: null, method }] });

  it('names the standard, and each device with its serial number and when it was erased', () => {
    const certificate = wipingCertificate(order({}), [wiped(1), { ...wiped(2), serial: null }], made);
    expect(JSON.stringify(certificate.blocks)).toContain('NIST SP 800-88');
    expect(tableOf(certificate).rows.map((row) => row.map(plain))).toEqual([
      ['1', 'SERIAL1', 'iPhone 13, good', expect.stringContaining('22 Nov 2026')],
      ['2', 'Not recorded', 'iPhone 13, good', expect.stringMatching(/1:30/)],
    ]);
  });

  it('says in each way once how they were erased', () => {
    const certificate = wipingCertificate(order({}), [wiped(1, 'Purged'), wiped(2), wiped(3, 'Purged')], made);
    expect(JSON.stringify(certificate.blocks[0])).toContain('["How it was erased","Purged"]');
    expect(JSON.stringify(wipingCertificate(order({}), [wiped(1)], made))).not.toContain('How it was erased');
    const mixed = wipingCertificate(order({}), [wiped(1, 'Purged, checked'), wiped(2, 'Purged')], made);
    expect(tableOf(mixed).rows.map((row) => row.at(-1))).toEqual(['Purged, checked', 'Purged']);
  });

  it('says how many were erased where the others went back', () => {
    const [facts] = wipingCertificate(order({}), [wiped(1)], made).blocks;
    expect(JSON.stringify(facts)).toContain('1 of 2; the others went back unwiped');
  });
});
