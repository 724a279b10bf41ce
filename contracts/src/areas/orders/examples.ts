import { DEMO_COMPANY_ID } from '../companies/catalogue.js';
import type { OrderForecast } from './schemas.js';
import { EXAMPLE_QUOTE_SUMMARY } from '../quotes/examples.js';

/* Values that the examples of calls and rooms share. Amounts are fils. */

export const EXAMPLE_ORDER_SUMMARY = {
  id: 'PO-M4T8WQZ6RC',
  quoteId: EXAMPLE_QUOTE_SUMMARY.id,
  companyId: DEMO_COMPANY_ID,
  companyName: 'Al Noor Financial Services',
  contactPerson: 'Layla Al Mansoori',
  deviceCount: 150,
  devices: 'iPhone 13 × 120, MacBook Air × 30',
  totalAmount: 13_959_000,
  payableAmount: 13_959_000,
  difference: null,
  status: 'pending_approval',
  paymentStatus: 'pending',
  paymentTerms: 30,
  createdDate: '2026-11-21T12:00:00.000Z',
  pickupDate: null,
  completionDate: null,
  paymentDueAt: null,
  paidAt: null,
  payoutAskedAt: null,
  stages: { expected: 150, received: 0, inspected: 0, wiped: 0, paid: 0, returned: 0 },
  version: 1,
} as const;

const EXAMPLE_FORECAST: OrderForecast = {
  stages: [{
    stage: 'wiped',
    range: { from: '2026-11-24T10:00:00.000Z', to: '2026-11-25T07:00:00.000Z' },
    cases: 212,
    like: 'size',
  }],
  moved: { reason: 'waiting', step: 'inspected', ms: 18_000_000, outwaited: 9 },
  warning: null,
};

export const EXAMPLE_ORDER = {
  ...EXAMPLE_ORDER_SUMMARY,
  deviceTypes: [
    { type: 'iPhone 13', condition: 'good', quantity: 120, unitPrice: 84_150, amount: 10_098_000 },
    { type: 'MacBook Air', condition: 'fair', quantity: 30, unitPrice: 128_700, amount: 3_861_000 },
  ],
  documents: [{ id: 'purchase-order', name: 'purchase-order-PO-M4T8WQZ6RC.pdf', type: 'application/pdf', size: null }],
  logistics: { pickupAddress: null, pickupContact: null, estimatedDuration: null, specialInstructions: null },
  forecast: EXAMPLE_FORECAST,
} as const;

/** A plan for a pickup, and the order after it. */
export const EXAMPLE_PICKUP = {
  pickupDate: '2026-11-25',
  pickupAddress: 'Sheikh Zayed Road, Dubai',
  pickupContact: 'Rajesh Menon',
  estimatedDuration: '2 hours',
} as const;

export const EXAMPLE_PLANNED_ORDER = {
  ...EXAMPLE_ORDER_SUMMARY,
  pickupDate: EXAMPLE_PICKUP.pickupDate,
  version: 2,
} as const;

export const EXAMPLE_ORDERS = {
  orders: [EXAMPLE_ORDER_SUMMARY],
  forecasts: { [EXAMPLE_ORDER_SUMMARY.id]: EXAMPLE_FORECAST },
  total: 1,
  counted: 1,
  devices: EXAMPLE_ORDER_SUMMARY.deviceCount,
  amount: EXAMPLE_ORDER_SUMMARY.totalAmount,
};

const month = { quotes: 1, orders: 1, devices: 150, value: EXAMPLE_ORDER_SUMMARY.totalAmount, paid: 0 };

export const EXAMPLE_FIGURES = {
  open: { quotes: 1, orders: 1, devices: 0 },
  quoteStates: [{ state: 'under_review', count: 1 }, { state: 'accepted', count: 1 }],
  current: { ...month, from: '2025-12-31T20:00:00.000Z', to: '2026-02-21T12:00:00.000Z' },
  before: {
    quotes: 0,
    orders: 0,
    devices: 0,
    value: 0,
    paid: 0,
    from: '2024-12-31T20:00:00.000Z',
    to: '2025-02-21T12:00:00.000Z',
  },
  series: [{ ...month, day: '2026-01-01' }, { quotes: 0, orders: 0, devices: 0, value: 0, paid: 0, day: '2026-02-01' }],
};
