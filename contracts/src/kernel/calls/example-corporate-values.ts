import { DEMO_COMPANY_ID } from '../../areas/companies/catalogue.js';
import { type BulkRow, estimateBulkTradeIn } from '../../areas/quotes/bulk-valuation.js';
import { EXAMPLE_TIME } from './example-values.js';

/* Values that the examples of several corporate calls and rooms share. Amounts are fils. */

export const EXAMPLE_ROWS: BulkRow[] = [
  { model: 'iphone-13', condition: 'good', quantity: 120 },
  { model: 'macbook-air', condition: 'fair', quantity: 30 },
];

export const EXAMPLE_COMPANY = {
  id: DEMO_COMPANY_ID,
  name: 'Al Noor Financial Services',
  industry: 'financial',
  website: 'https://alnoor.example',
  address: 'Sheikh Zayed Road, Dubai',
  phone: '+971 4 555 0142',
  email: 'procurement@alnoor.example',
  vatNumber: '',
  tradeNumber: '',
  verified: true,
} as const;

export const EXAMPLE_USER = {
  id: 'user-carlo', name: 'Carlo Reyes', email: 'carlo@alnoor.example', role: 'User', department: 'Operations', status: 'pending', lastLogin: null,
} as const;

export const EXAMPLE_PAYMENT_METHOD = {
  id: 'method-bank', type: 'bank_transfer', name: 'Emirates NBD, business account', details: '•••• 4821', isDefault: true, status: 'verified',
} as const;

export const EXAMPLE_NOTIFICATIONS = {
  emailQuotes: true, emailPurchaseOrders: true, emailPayments: true, smsUrgent: false, slackIntegration: false, webhookEvents: true,
} as const;

export const EXAMPLE_QUOTE_SUMMARY = {
  id: 'Q-7K3MXPA2DF',
  companyId: DEMO_COMPANY_ID,
  company: 'Al Noor Financial Services',
  contactName: 'Layla Al Mansoori',
  status: 'under_review',
  source: 'form',
  urgency: 'week',
  deviceCount: 150,
  devices: 'iPhone 13 × 120, MacBook Air × 30',
  estimatedValue: 13_959_000,
  unitPrice: 93_060,
  bonusPercent: 10,
  createdAt: EXAMPLE_TIME,
  validUntil: null,
  responseDueAt: '2026-11-21T20:30:00.000Z',
  respondedAt: null,
  responseTime: '12h',
  decidedAt: null,
  reason: null,
  orderId: null,
  importId: null,
  version: 1,
} as const;

export const EXAMPLE_QUOTE = {
  ...EXAMPLE_QUOTE_SUMMARY,
  email: EXAMPLE_COMPANY.email,
  phone: EXAMPLE_COMPANY.phone,
  department: null,
  employeeCount: null,
  deviceDetails: null,
  preferredPickup: 'Weekdays before noon',
  additionalNotes: null,
  paymentTerms: 30,
  rows: estimateBulkTradeIn(EXAMPLE_ROWS).devices,
  deviceTypes: null,
} as const;

export const EXAMPLE_ACCEPTED_QUOTE = {
  ...EXAMPLE_QUOTE_SUMMARY,
  status: 'accepted',
  validUntil: '2026-12-05T10:30:00.000Z',
  respondedAt: '2026-11-21T10:30:00.000Z',
  responseTime: '2h',
  decidedAt: '2026-11-21T12:00:00.000Z',
  orderId: 'PO-M4T8WQZ6RC',
  version: 4,
} as const;

export const EXAMPLE_ORDER_SUMMARY = {
  id: 'PO-M4T8WQZ6RC',
  quoteId: EXAMPLE_QUOTE_SUMMARY.id,
  companyId: DEMO_COMPANY_ID,
  companyName: 'Al Noor Financial Services',
  contactPerson: 'Layla Al Mansoori',
  deviceCount: 150,
  devices: 'iPhone 13 × 120, MacBook Air × 30',
  totalAmount: 13_959_000,
  status: 'pending_approval',
  paymentStatus: 'pending',
  paymentTerms: 30,
  createdDate: '2026-11-21T12:00:00.000Z',
  pickupDate: null,
  completionDate: null,
  paymentDueAt: null,
  paidAt: null,
  stages: { expected: 150, received: 0, inspected: 0, wiped: 0, paid: 0 },
  version: 1,
} as const;

export const EXAMPLE_ORDER = {
  ...EXAMPLE_ORDER_SUMMARY,
  deviceTypes: [
    { type: 'iPhone 13', condition: 'good', quantity: 120, unitPrice: 84_150 },
    { type: 'MacBook Air', condition: 'fair', quantity: 30, unitPrice: 128_700 },
  ],
  documents: [{ id: 'purchase-order', name: 'Purchase order PO-M4T8WQZ6RC.txt', type: 'text/plain', size: 312 }],
  logistics: { pickupAddress: null, pickupContact: null, estimatedDuration: null, specialInstructions: null },
} as const;

/** A plan for a pick-up, and the order after it. */
export const EXAMPLE_PICKUP = {
  pickupDate: '2026-11-25', pickupAddress: 'Sheikh Zayed Road, Dubai', pickupContact: 'Rajesh Menon', estimatedDuration: '2 hours',
} as const;
export const EXAMPLE_PLANNED_ORDER = { ...EXAMPLE_ORDER_SUMMARY, pickupDate: EXAMPLE_PICKUP.pickupDate, version: 2 } as const;

export const EXAMPLE_IMPORT = {
  id: 'IMP-9D2HKV5XAB',
  companyId: DEMO_COMPANY_ID,
  status: 'checking',
  rowCount: 2,
  checked: 0,
  accepted: 0,
  refused: 0,
  quoteId: null,
  createdAt: EXAMPLE_TIME,
  completedAt: null,
} as const;

export const EXAMPLE_API_KEY = 'phk_live_Qm3T8xExampleExampleExampleExampleExampleEx';
