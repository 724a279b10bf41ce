import { DEMO_COMPANY_ID } from './catalogue.js';

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
  state: 'approved',
} as const;

export const EXAMPLE_MEMBERSHIP = {
  id: DEMO_COMPANY_ID,
  name: 'Al Noor Financial Services',
  state: 'approved',
  role: 'Manager',
  membership: 'active',
  isCurrent: true,
} as const;

export const EXAMPLE_USER = {
  id: 'user-carlo',
  name: 'Carlo Reyes',
  email: 'carlo@alnoor.example',
  role: 'User',
  department: 'Operations',
  status: 'pending',
  lastLogin: null,
} as const;

export const EXAMPLE_PAYMENT_METHOD = {
  id: 'method-bank',
  type: 'bank_transfer',
  name: 'Emirates NBD, business account',
  details: '•••• 4821',
  isDefault: true,
  status: 'verified',
} as const;

export const EXAMPLE_NOTIFICATIONS = {
  emailQuotes: true,
  emailPurchaseOrders: true,
  emailPayments: true,
  smsUrgent: false,
  slackIntegration: false,
  webhookEvents: true,
} as const;

export const EXAMPLE_API_KEY = 'phk_live_Qm3T8xExampleExampleExampleExampleExampleEx';
