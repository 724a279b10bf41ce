import { EXAMPLE_TIME } from '../../kernel/calls/example-values.js';
import { DEMO_COMPANY_ID } from '../companies/catalogue.js';
import { EXAMPLE_COMPANY } from '../companies/examples.js';
import { type BulkRow, estimateBulkTradeIn } from './bulk-valuation.js';

/* Values that the examples of calls and rooms share. Amounts are fils. */

export const EXAMPLE_ROWS: BulkRow[] = [
  { model: 'iphone-13', condition: 'good', quantity: 120 },
  { model: 'macbook-air', condition: 'fair', quantity: 30 },
];

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

export const EXAMPLE_QUOTES = {
  quotes: [EXAMPLE_QUOTE_SUMMARY],
  total: 1,
  counted: 1,
  devices: EXAMPLE_QUOTE_SUMMARY.deviceCount,
  amount: EXAMPLE_QUOTE_SUMMARY.estimatedValue,
};
