import { DEMO_COMPANY_ID } from '@planet-heroes/contracts/areas/companies/catalogue';
import { DAY_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { Transaction } from '../../kernel/database/database.js';
import { type Seeds, WITH_SHARED_ACTORS } from '../../kernel/seeds/seeds.js';
import { CompanyUser } from './company-user.entity.js';
import { Company } from './company.entity.js';
import { PaymentMethod } from './payment-method.entity.js';
import { USUAL_NOTIFICATIONS } from './register-company.js';

const SINCE = new Date('2025-02-03T08:00:00Z');

/** Of each the last login, in days before the seeding. */
const USERS = [
  ['user-layla', 'Layla Al Mansoori', 'layla@alnoor.example', 'Admin', 'Procurement', 'active', 0.2],
  ['user-rajesh', 'Rajesh Menon', 'rajesh@alnoor.example', 'Manager', 'IT', 'active', 1.1],
  ['user-emma', 'Emma Clarke', 'emma@alnoor.example', 'User', 'Finance', 'active', 9],
  ['user-carlo', 'Carlo Reyes', 'carlo@alnoor.example', 'User', 'Operations', 'pending', null],
] as const;

const METHODS = [
  ['method-bank', 'bank_transfer', 'Emirates NBD, business account', '•••• 4821', true],
  ['method-card', 'credit_card', 'Corporate Visa', '•••• 0937', false],
] as const;

/** What this area begins with: the public company, and with the sample data its account. */
export const COMPANY_SEEDS: Seeds = {
  'demo-company': { for: WITH_SHARED_ACTORS, run: seedCompany },
  'demo-company-payment-methods': { for: ['trial', 'demo'], run: seedPaymentMethods },
  'demo-company-account': { for: ['demo'], run: seedUsers },
};

async function seedCompany({ em }: Transaction): Promise<void> {
  em.create(Company, {
    id: DEMO_COMPANY_ID,
    name: 'Al Noor Financial Services',
    industry: 'financial',
    website: 'https://alnoor.example',
    address: 'Level 14, Gate Village 3, DIFC, Dubai',
    phone: '+971 4 555 0142',
    email: 'procurement@alnoor.example',
    vatNumber: '100234567800003',
    tradeNumber: 'CN-1482093',
    verified: true,
    notifications: USUAL_NOTIFICATIONS,
    createdAt: SINCE,
  });
}

/** The people of the sample company. */
async function seedUsers({ em }: Transaction): Promise<void> {
  const now = Date.now();
  for (const [id, name, email, role, department, status, daysAgo] of USERS) {
    em.create(CompanyUser, {
      id,
      companyId: DEMO_COMPANY_ID,
      name,
      email,
      role,
      department,
      status,
      lastLogin: daysAgo && new Date(now - daysAgo * DAY_MS),
      createdAt: SINCE,
    });
  }
}

/**
 * The sample company's payment methods: nobody can add one, and its orders must be paid. An older database may have
 * them already.
 */
async function seedPaymentMethods({ em }: Transaction): Promise<void> {
  const companyId = DEMO_COMPANY_ID;
  const there = await em.find(PaymentMethod, { companyId });
  for (const [id, type, name, details, isDefault] of METHODS) {
    if (there.some((method) => method.id === id || (isDefault && method.isDefault))) continue;
    em.create(PaymentMethod, { id, companyId, type, name, details, isDefault, status: 'verified', createdAt: SINCE });
  }
}
